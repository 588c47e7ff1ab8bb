#!/usr/bin/env python3
"""Makes miniatures of the kinds of models that tiny-asr does not train, and models that are wrong.

    pip install onnx numpy && python3 make.py

Whisper, Moonshine, SenseVoice, Canary, and Zipformers as transducers (streaming and offline) and as streaming CTC:
graphs with the inputs, outputs and metadata that sherpa-onnx 2.0.1 demands of these kinds, and nothing learnt in them.
Whatever they hear they write "hello world", or the same in another language where the kind is told one. They prove that
such a model is loaded, told its language, fed and read; not that it understands anything. The same for the model of
punctuation.

wrong-kind.onnx is a model that recognizes no speech; wrong-architecture.onnx says of itself that it is a streaming NeMo
CTC model, and takes other tensors.
"""
import base64
import os

import numpy as np
import onnx
from onnx import TensorProto as TP
from onnx import helper, numpy_helper

HERE = os.path.dirname(os.path.abspath(__file__))


def info(name, kind, shape):
    return helper.make_tensor_value_info(name, kind, shape)


def constant(name, values, kind=np.float32):
    return numpy_helper.from_array(np.asarray(values, kind), name)


def save(path, nodes, inputs, outputs, constants=(), meta=None):
    graph = helper.make_graph(nodes, "miniature", inputs, outputs, list(constants))
    model = helper.make_model(
        graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8, producer_name="utter")
    helper.set_model_props(model, {key: str(value) for key, value in (meta or {}).items()})
    onnx.checker.check_model(model)
    target = os.path.join(HERE, path)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    onnx.save(model, target)


def write_tokens(kind, symbols, encode=lambda symbol: symbol):
    with open(os.path.join(HERE, kind, "tokens.txt"), "w", encoding="utf-8") as file:
        file.writelines(f"{encode(symbol)} {number}\n" for number, symbol in enumerate(symbols))


def followers(symbols, pairs, weight=1.0):
    """Row by row the scores of what follows a symbol."""
    table = np.zeros((len(symbols), len(symbols)), np.float32)
    for one, other in pairs:
        table[symbols.index(one), symbols.index(other)] = weight
    return table


def whisper():
    symbols = ["hello", " world", "hallo", " welt", "<sot>", "<en>", "<de>", "<transcribe>", "<translate>", "<nots>",
               "<eot>", "<nospeech>", "<blank>"]
    size = len(symbols)
    following = followers(symbols, [
        ("<nots>", "hello"), ("hello", " world"), (" world", "<eot>"), ("hallo", " welt"), (" welt", "<eot>")])
    # Of the first four tokens the second is the language.
    language = followers(symbols, [("<de>", "hallo")], 2)
    number = symbols.index
    save("whisper/encoder.onnx", [
        helper.make_node("ReduceMean", ["mel"], ["mean"], axes=[1, 2]),
        helper.make_node("Reshape", ["mean", "shape"], ["cross_k"]),
        helper.make_node("Identity", ["cross_k"], ["cross_v"]),
    ], [info("mel", TP.FLOAT, [1, 80, "T"])],
        [info("cross_k", TP.FLOAT, [1, 1, 1, 1]), info("cross_v", TP.FLOAT, [1, 1, 1, 1])],
        [constant("shape", [1, 1, 1, 1], np.int64)],
        {"model_type": "whisper-miniature", "n_mels": 80, "n_text_layer": 1, "n_text_ctx": 448, "n_text_state": 1,
         "n_vocab": size, "sot": number("<sot>"), "eot": number("<eot>"), "blank_id": number("<blank>"),
         "translate": number("<translate>"), "transcribe": number("<transcribe>"), "is_multilingual": 1,
         "no_timestamps": number("<nots>"), "no_speech": number("<nospeech>"),
         "sot_sequence": f"{number('<sot>')},{number('<en>')},{number('<transcribe>')}",
         "all_language_tokens": f"{number('<en>')},{number('<de>')}", "all_language_codes": "en,de"})
    cache, cross = [1, 1, "C", 1], [1, 1, 1, 1]
    save("whisper/decoder.onnx", [
        helper.make_node("Gather", ["following", "tokens"], ["next"]),
        helper.make_node("Gather", ["language", "tokens"], ["hints"]),
        helper.make_node("ReduceSum", ["hints", "one"], ["hint"], keepdims=1),
        helper.make_node("Add", ["next", "hint"], ["logits"]),
        helper.make_node("Identity", ["in_k"], ["out_k"]),
        helper.make_node("Identity", ["in_v"], ["out_v"]),
    ], [info("tokens", TP.INT64, [1, "n"]), info("in_k", TP.FLOAT, cache), info("in_v", TP.FLOAT, cache),
        info("cross_k", TP.FLOAT, cross), info("cross_v", TP.FLOAT, cross), info("offset", TP.INT64, [1])],
        [info("logits", TP.FLOAT, [1, "n", size]), info("out_k", TP.FLOAT, cache), info("out_v", TP.FLOAT, cache)],
        [constant("following", following), constant("language", language), constant("one", [1], np.int64)])
    write_tokens("whisper", symbols, lambda symbol: base64.b64encode(symbol.encode()).decode())


def moonshine():
    symbols = ["<unk>", "<s>", "</s>", "▁hello", "▁world"]
    table = constant("following", followers(
        symbols, [("<s>", "▁hello"), ("▁hello", "▁world"), ("▁world", "</s>")]))
    save("moonshine/preprocess.onnx", [
        helper.make_node("Unsqueeze", ["audio", "one"], ["row"]),
        helper.make_node("AveragePool", ["row"], ["pooled"], kernel_shape=[384], strides=[384]),
        helper.make_node("Transpose", ["pooled"], ["features"], perm=[0, 2, 1]),
    ], [info("audio", TP.FLOAT, [1, "N"])], [info("features", TP.FLOAT, [1, "T", 1])],
        [constant("one", [1], np.int64)])
    sound, length = info("features", TP.FLOAT, [1, "T", 1]), info("length", TP.INT32, [1])
    save("moonshine/encode.onnx", [helper.make_node("Identity", ["features"], ["encoded"])], [sound, length],
         [info("encoded", TP.FLOAT, [1, "T", 1])])
    inputs = [info("tokens", TP.INT32, [1, 1]), info("encoded", TP.FLOAT, [1, "T", 1]), length]
    outputs = [info("logits", TP.FLOAT, [1, 1, len(symbols)]), info("state", TP.FLOAT, [1])]
    choose = helper.make_node("Gather", ["following", "tokens"], ["logits"])
    save("moonshine/uncached_decode.onnx", [choose, helper.make_node("Identity", ["zero"], ["state"])], inputs, outputs,
         [table, constant("zero", [0])])
    save("moonshine/cached_decode.onnx", [choose, helper.make_node("Identity", ["before"], ["state"])],
         inputs + [info("before", TP.FLOAT, [1])], outputs, [table])
    write_tokens("moonshine", symbols)


def sense_voice():
    symbols = ["<blank>", "<lang>", "<emotion>", "<event>", "<itn>", "▁hello", "▁world", "▁annyeong", "▁segye"]
    number = symbols.index
    languages = ["auto", "zh", "en", "ja", "ko", "yue"]
    # Four tokens about the recording, two words, and nothing any more.
    sequences = [[1, 2, 3, 4, number("▁annyeong" if name == "ko" else "▁hello"),
                  number("▁segye" if name == "ko" else "▁world"), 0] for name in languages]
    meta = {"model_type": "sense_voice_ctc", "comment": "", "vocab_size": len(symbols), "lfr_window_size": 7,
            "lfr_window_shift": 6, "normalize_samples": 0, "with_itn": 14, "without_itn": 15,
            "neg_mean": ",".join(["0"] * 560), "inv_stddev": ",".join(["1"] * 560)}
    meta.update({f"lang_{name}": index for index, name in enumerate(languages)})
    save("sense-voice/model.onnx", [
        helper.make_node("Shape", ["x"], ["shape"]),
        helper.make_node("Gather", ["shape", "axis"], ["frames"]),
        helper.make_node("Add", ["frames", "four"], ["count"]),
        helper.make_node("Range", ["zero", "count", "one"], ["index"]),
        helper.make_node("Min", ["index", "last"], ["place"]),
        helper.make_node("Gather", ["sequences", "language"], ["sequence"]),
        helper.make_node("Gather", ["sequence", "place"], ["ids"], axis=1),
        helper.make_node("Gather", ["one_hot", "ids"], ["logits"]),
    ], [info("x", TP.FLOAT, [1, "T", 560]), info("x_length", TP.INT32, [1]), info("language", TP.INT32, [1]),
        info("text_norm", TP.INT32, [1])],
        [info("logits", TP.FLOAT, [1, "F", len(symbols)])],
        [constant("axis", 1, np.int64), constant("four", 4, np.int64), constant("zero", 0, np.int64),
         constant("one", 1, np.int64), constant("last", 6, np.int64), constant("sequences", sequences, np.int64),
         constant("one_hot", np.eye(len(symbols)))], meta)
    write_tokens("sense-voice", symbols)


def canary():
    prompt = ["<|startofcontext|>", "<|startoftranscript|>", "<|emo:undefined|>", "<|en|>", "<|es|>", "<|de|>", "<|fr|>",
              "<|pnc|>", "<|nopnc|>", "<|noitn|>", "<|notimestamp|>", "<|nodiarize|>", "<|endoftext|>"]
    symbols = prompt + ["▁Hello", "▁world.", "▁Hallo", "▁Welt."]
    following = followers(symbols, [
        ("<|nodiarize|>", "▁Hello"), ("▁Hello", "▁world."), ("▁world.", "<|endoftext|>"), ("▁Hallo", "▁Welt."),
        ("▁Welt.", "<|endoftext|>")])
    # The state remembers whether the language was German.
    is_german = np.zeros((len(symbols), 1), np.float32)
    is_german[symbols.index("<|de|>")] = 1
    german = followers(symbols, [("<|nodiarize|>", "▁Hallo")], 2)
    save("canary/encoder.onnx", [
        helper.make_node("Slice", ["x", "begin", "end", "axis", "step"], ["states"]),
        helper.make_node("Identity", ["x_length"], ["lengths"]),
        helper.make_node("ReduceMax", ["states"], ["mask"], axes=[2], keepdims=0),
    ], [info("x", TP.FLOAT, [1, "T", 80]), info("x_length", TP.INT64, [1])],
        [info("states", TP.FLOAT, [1, "S", 80]), info("lengths", TP.INT64, [1]), info("mask", TP.FLOAT, [1, "S"])],
        [constant("begin", [0], np.int64), constant("end", [1 << 30], np.int64), constant("axis", [1], np.int64),
         constant("step", [8], np.int64)],
        {"model_type": "EncDecMultiTaskModel", "vocab_size": len(symbols), "normalize_type": "per_feature",
         "subsampling_factor": 8, "feat_dim": 80, "num_decoder_layers": 1, "decoder_hidden_size": 1})
    save("canary/decoder.onnx", [
        helper.make_node("Slice", ["input", "first", "second", "axis"], ["token"]),
        helper.make_node("Gather", ["is_german", "token"], ["row4"]),
        helper.make_node("Reshape", ["row4", "shape"], ["row"]),
        helper.make_node("Concat", ["before", "row"], ["state"], axis=1),
        helper.make_node("ReduceSum", ["state"], ["remembered"], keepdims=1),
        helper.make_node("Gather", ["german", "token"], ["other"]),
        helper.make_node("Mul", ["other", "remembered"], ["weighed"]),
        helper.make_node("Gather", ["following", "token"], ["next"]),
        helper.make_node("Add", ["next", "weighed"], ["logits"]),
    ], [info("input", TP.INT32, [1, 2]), info("before", TP.FLOAT, [1, "L", 1]), info("states", TP.FLOAT, [1, "S", 80]),
        info("mask", TP.FLOAT, [1, "S"])],
        [info("logits", TP.FLOAT, [1, 1, len(symbols)]), info("state", TP.FLOAT, [1, "M", 1])],
        [constant("first", [0], np.int64), constant("second", [1], np.int64), constant("axis", [1], np.int64),
         constant("shape", [1, 1, 1], np.int64), constant("is_german", is_german), constant("german", german),
         constant("following", following)])
    write_tokens("canary", symbols)


ZIPFORMER = {
    "encoder_dims": 4, "query_head_dims": 1, "value_head_dims": 1, "num_heads": 1, "num_encoder_layers": 1,
    "cnn_module_kernels": 3, "left_context_len": 4, "T": 45, "decode_chunk_len": 32}


def zipformer():
    symbols = ["<blk>", "▁hello", "▁world"]
    size = len(symbols)
    table = followers(symbols, [("<blk>", "▁hello"), ("▁hello", "▁world"), ("▁world", "<blk>")])
    # Six of the one layer, which stay as they are.
    layer = {"key": [4, "N", 1], "nonlin": [1, "N", 4, 3], "value1": [4, "N", 1], "value2": [4, "N", 1],
             "conv1": ["N", 4, 1], "conv2": ["N", 4, 1]}

    def states(prefix):
        return [info(prefix + name, TP.FLOAT, shape) for name, shape in layer.items()] + [
            info(prefix + "embed", TP.FLOAT, ["N", 128, 3, 19]), info(prefix + "processed", TP.INT64, ["N"])]

    states_in, states_out = states(""), states("new_")
    kept = [helper.make_node("Identity", [name], ["new_" + name]) for name in [*layer, "processed"]]
    # Where no band is loud, blank.
    is_loud = [
        helper.make_node("ReduceMax", ["x"], ["loudest"], axes=[1, 2], keepdims=1),
        helper.make_node("Greater", ["loudest", "threshold"], ["loud"]),
    ]
    threshold = constant("threshold", -5)
    quiet = [
        helper.make_node("Not", ["loud"], ["silent"]),
        helper.make_node("Cast", ["silent"], ["weight"], to=TP.FLOAT),
        helper.make_node("Mul", ["weight", "blank"], ["frame"]),
    ]
    blank = constant("blank", [[[10] + [0] * (size - 1)]])
    save("zipformer/encoder.onnx", is_loud + quiet + kept + [
        helper.make_node("Expand", ["frame", "frames"], ["out"]),
        helper.make_node("Identity", ["embed"], ["new_embed"]),
    ], [info("x", TP.FLOAT, ["N", 45, 80])] + states_in, [info("out", TP.FLOAT, ["N", 8, size])] + states_out,
        [threshold, blank, constant("frames", [1, 8, size], np.int64)], {"model_type": "zipformer2", **ZIPFORMER})
    save("zipformer/encoder-offline.onnx", is_loud + quiet + [
        helper.make_node("Shape", ["x"], ["shape"]),
        helper.make_node("Gather", ["shape", "second"], ["time"]),
        helper.make_node("Div", ["time", "four"], ["length"]),
        helper.make_node("Concat", ["one", "length", "size"], ["frames"], axis=0),
        helper.make_node("Expand", ["frame", "frames"], ["out"]),
        helper.make_node("Identity", ["length"], ["lengths"]),
    ], [info("x", TP.FLOAT, ["N", "T", 80]), info("x_lens", TP.INT64, ["N"])],
        [info("out", TP.FLOAT, ["N", "F", size]), info("lengths", TP.INT64, ["N"])],
        [threshold, blank, constant("second", [1], np.int64), constant("four", [4], np.int64),
         constant("one", [1], np.int64), constant("size", [size], np.int64)], {"model_type": "zipformer2"})
    save("zipformer/decoder.onnx", [
        helper.make_node("Gather", ["y", "last"], ["token"], axis=1),
        helper.make_node("Gather", ["table", "token"], ["out"]),
    ], [info("y", TP.INT64, ["N", 2])], [info("out", TP.FLOAT, ["N", size])],
        [constant("last", 1, np.int64), constant("table", table)], {"vocab_size": size, "context_size": 2})
    save("zipformer/joiner.onnx", [helper.make_node("Add", ["encoded", "decoded"], ["logits"])],
         [info("encoded", TP.FLOAT, ["N", size]), info("decoded", TP.FLOAT, ["N", size])],
         [info("logits", TP.FLOAT, ["N", size])], meta={"joiner_dim": size})
    # How many windows were loud so far is in every place of the state.
    save("zipformer/ctc.onnx", is_loud + kept + [
        helper.make_node("Cast", ["loud"], ["one_more"], to=TP.FLOAT),
        helper.make_node("Unsqueeze", ["one_more", "axis"], ["step"]),
        helper.make_node("Add", ["embed", "step"], ["new_embed"]),
        helper.make_node("ReduceMax", ["new_embed"], ["count"], axes=[1, 2, 3], keepdims=0),
        helper.make_node("Min", ["count", "three"], ["place"]),
        helper.make_node("Cast", ["place"], ["index"], to=TP.INT64),
        helper.make_node("Gather", ["words", "index"], ["row"]),
        helper.make_node("Unsqueeze", ["row", "axis"], ["frame"]),
        helper.make_node("Expand", ["frame", "frames"], ["log_probs"]),
    ], [info("x", TP.FLOAT, ["N", 45, 80])] + states_in, [info("log_probs", TP.FLOAT, ["N", 8, size])] + states_out,
        [threshold, constant("axis", [1], np.int64), constant("three", 3),
         constant("words", np.log([[0.8, 0.1, 0.1], [0.1, 0.8, 0.1], [0.1, 0.1, 0.8], [0.8, 0.1, 0.1]])),
         constant("frames", [1, 8, size], np.int64)], {"model_type": "zipformer2", **ZIPFORMER})
    write_tokens("zipformer", symbols)


def punctuation():
    """Capital at the beginning, full stop at the end."""
    pieces = ["<unk>", "<s>", "</s>"] + ["▁" + letter for letter in "abcdefghijklmnopqrstuvwxyz"] + list(
        "abcdefghijklmnopqrstuvwxyz'")
    save("punctuation/model.onnx", [
        helper.make_node("NonZero", ["valid_ids"], ["places"]),
        helper.make_node("Shape", ["places"], ["shape"]),
        helper.make_node("Gather", ["shape", "one"], ["all"]),
        # Without the beginning and the end of the sentence.
        helper.make_node("Sub", ["all", "two"], ["words"]),
        helper.make_node("Sub", ["words", "one"], ["last"]),
        helper.make_node("Range", ["zero", "words", "one"], ["index"]),
        helper.make_node("Equal", ["index", "zero"], ["is_first"]),
        helper.make_node("Equal", ["index", "last"], ["is_last"]),
        helper.make_node("Where", ["is_first", "two", "zero"], ["case"]),
        helper.make_node("Where", ["is_last", "two", "zero"], ["mark"]),
        helper.make_node("Gather", ["one_hot", "case"], ["case_logits"]),
        helper.make_node("Gather", ["one_hot", "mark"], ["mark_logits"]),
    ], [info("token_ids", TP.INT32, ["N", 200]), info("valid_ids", TP.INT32, ["N", 200]),
        info("label_lens", TP.INT32, ["N"])],
        [info("case_logits", TP.FLOAT, ["T", 4]), info("mark_logits", TP.FLOAT, ["T", 4])],
        [constant("zero", 0, np.int64), constant("one", 1, np.int64), constant("two", 2, np.int64),
         constant("one_hot", np.eye(4))],
        {"COMMA": 1, "PERIOD": 2, "QUESTION": 3, "UPPER": 1, "CAP": 2, "MIX_CASE": 3})
    with open(os.path.join(HERE, "punctuation", "bpe.vocab"), "w", encoding="utf-8") as file:
        file.writelines(f"{piece} -1\n" for piece in pieces)


def wrong():
    save("wrong/wrong-kind.onnx", [helper.make_node("Sigmoid", ["x"], ["y"])],
         [info("x", TP.FLOAT, [1, 4])], [info("y", TP.FLOAT, [1, 4])])
    # Loads, and cannot be given what such a model is given.
    cache = [info(f"cache{index}", TP.FLOAT, [1, 1, 1, 1]) for index in range(2)]
    length = info("cache_length", TP.INT64, [1])
    save("wrong/wrong-architecture.onnx", [
        helper.make_node("MatMul", ["x", "weights"], ["logits"]),
        helper.make_node("Identity", ["n"], ["out_n"]),
        helper.make_node("Identity", ["cache0"], ["out0"]),
        helper.make_node("Identity", ["cache1"], ["out1"]),
        helper.make_node("Identity", ["cache_length"], ["out_length"]),
    ], [info("x", TP.FLOAT, [1, 7, 40]), info("n", TP.INT64, [1])] + cache + [length],
        [info("logits", TP.FLOAT, [1, 7, 53]), info("out_n", TP.INT64, [1]), info("out0", TP.FLOAT, [1, 1, 1, 1]),
         info("out1", TP.FLOAT, [1, 1, 1, 1]), info("out_length", TP.INT64, [1])],
        [constant("weights", np.zeros((40, 53)))],
        {"window_size": 16, "chunk_shift": 16, "subsampling_factor": 4, "vocab_size": 52, "normalize_type": "",
         **{f"cache_last_{kind}_dim{index}": 1 for kind in ("channel", "time") for index in (1, 2, 3)}})


if __name__ == "__main__":
    whisper()
    moonshine()
    sense_voice()
    canary()
    zipformer()
    punctuation()
    wrong()
