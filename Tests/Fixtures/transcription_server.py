"""A transcription server made of other people's parts: uvicorn and FastAPI take the request, python-multipart reads the
form, libsndfile the recording, and PocketSphinx recognizes it. Servers such as vLLM and speaches take requests with the
same parts.

    python3 transcription_server.py KEY

Prints its port once it listens.
"""
import io
import socket
import sys

import soundfile
import uvicorn
from fastapi import FastAPI, File, Form, Header, HTTPException, UploadFile
from pocketsphinx import Decoder

MODEL = "/usr/share/pocketsphinx/model/en-us/"
app = FastAPI()


def check(authorization):
    if authorization != f"Bearer {sys.argv[1]}":
        raise HTTPException(401, {"error": {"message": "invalid key"}})


@app.get("/v1/models")
def models(authorization: str = Header("")):
    check(authorization)
    return {"object": "list", "data": [{"id": "pocketsphinx", "object": "model"}]}


@app.post("/v1/audio/transcriptions")
def transcribe(
    file: UploadFile = File(...), model: str = Form(...), language: str = Form("en"), prompt: str = Form(""),
    response_format: str = Form("json"), temperature: float = Form(0), authorization: str = Header(""),
):
    check(authorization)
    if language != "en":
        raise HTTPException(404, {"error": {"message": f"{model} knows no {language}"}})
    samples, rate = soundfile.read(io.BytesIO(file.file.read()), dtype="int16")
    if rate not in (16000, 48000):
        raise HTTPException(400, {"error": {"message": f"{rate} Hz"}})
    config = Decoder.default_config()
    for option, path in {"-hmm": "en-us", "-lm": "en-us.lm.bin", "-dict": "cmudict-en-us.dict"}.items():
        config.set_string(option, MODEL + path)
    config.set_string("-logfn", "/dev/null")
    decoder = Decoder(config)
    decoder.start_utt()
    decoder.process_raw(samples[:: rate // 16000].tobytes(), False, True)
    decoder.end_utt()
    words = decoder.hyp().hypstr if decoder.hyp() else ""
    answer = {"text": words}
    if response_format == "verbose_json":
        answer.update(
            task="transcribe", language=language, duration=len(samples) / rate,
            segments=[{"id": 0, "text": words, "no_speech_prob": 0.01, "compression_ratio": 1.0}])
    return answer


if __name__ == "__main__":
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listener])
