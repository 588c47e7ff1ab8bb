#!/usr/bin/env python3
"""Step 3: make transducers of the CTC networks, since the models that people use are transducers.

    python3 transducer.py --out OUT

Reads OUT/model.onnx, OUT/model-offline.onnx and OUT/tokens.txt; writes OUT/encoder.onnx, OUT/encoder-offline.onnx, OUT/decoder.onnx and
OUT/joiner.onnx, in the form that sherpa-onnx's loaders of NeMo transducers demand.

The encoder is the CTC network with one step more: of each frame only the best token is left, with the blank second. The
joiner adds what encoder and decoder say. The decoder says "not the last token again", and nothing else: a token is
written once, the blank follows, and greedy decoding gives what it gave for CTC. (The same word twice in a row would be
written once; the phrases of the tests have none.)

Tokens that sound alike (TWINS) score almost as well as the best one, so that beam search has something to choose from,
and a word of the dictionary can tip the scales.
"""
import argparse
import os

import numpy as np
import onnx
from onnx import TensorProto as TP
from onnx import helper, numpy_helper

BEST, SECOND = 10.0, 5.0
# A hotword adds 1.5.
TWIN = 9.5
TWINS = [("▁four", "▁for")]


def alike(tokens):
    """Row by row: how well a token scores where another one is heard, and 0 elsewhere."""
    with open(tokens, encoding="utf-8") as lines:
        ids = {symbol: int(number) for symbol, number in map(str.split, lines)}
    table = np.eye(len(ids), dtype=np.float32)
    for one, other in TWINS:
        table[ids[one], ids[other]] = table[ids[other], ids[one]] = TWIN / BEST
    return table


def halved(graph):
    """Weights as 16-bit floats: half of the file, and no word changes."""
    kept, casts = [], []
    for tensor in graph.initializer:
        values = numpy_helper.to_array(tensor)
        if values.dtype == np.float32 and values.size > 64:
            kept.append(numpy_helper.from_array(values.astype(np.float16), tensor.name + "_16"))
            casts.append(helper.make_node("Cast", [tensor.name + "_16"], [tensor.name], to=TP.FLOAT))
        else:
            kept.append(tensor)
    del graph.initializer[:]
    graph.initializer.extend(kept)
    return casts


def encoder(source, table, target):
    model = onnx.load(source)
    graph, meta = model.graph, {p.key: p.value for p in model.metadata_props}
    vocab = int(meta["vocab_size"]) + 1
    blank = np.zeros((1, 1, vocab), np.float32)
    blank[0, 0, -1] = SECOND
    graph.initializer.extend([
        numpy_helper.from_array(BEST * table, "alike"),
        numpy_helper.from_array(blank, "blank"),
    ])
    nodes = halved(graph) + list(graph.node) + [
        helper.make_node("ArgMax", ["logprobs"], ["winner"], axis=2, keepdims=0),
        helper.make_node("Gather", ["alike", "winner"], ["scaled"]),
        helper.make_node("Max", ["scaled", "blank"], ["scores"]),
        helper.make_node("Transpose", ["scores"], ["outputs"], perm=[0, 2, 1]),
        helper.make_node("Identity", ["logprobs_len"], ["encoded_lengths"]),
    ]
    del graph.node[:]
    graph.node.extend(nodes)
    states = [o for o in graph.output if o.name not in ("logprobs", "logprobs_len")]
    del graph.output[:]
    graph.output.extend([
        helper.make_tensor_value_info("outputs", TP.FLOAT, ["N", vocab, "T4"]),
        helper.make_tensor_value_info("encoded_lengths", TP.INT64, ["N"]),
    ] + states)
    meta.update(model_type="EncDecRNNTBPEModel", pred_rnn_layers="1", pred_hidden="1",
                feat_dim="80", url="tiny")
    save(model, meta, target)


def decoder(table, target):
    vocab = len(table)
    table = np.where(table > 0, np.float32(-BEST), np.float32(0))
    table[-1] = 0
    v = helper.make_tensor_value_info
    nodes = [
        helper.make_node("Gather", ["table", "targets"], ["rows"]),
        helper.make_node("Transpose", ["rows"], ["outputs"], perm=[0, 2, 1]),
        helper.make_node("Identity", ["target_length"], ["prednet_lengths"]),
        helper.make_node("Identity", ["states.1"], ["states"]),
        helper.make_node("Identity", ["onnx::LSTM_3"], ["162"]),
    ]
    state = [1, "N", 1]
    graph = helper.make_graph(
        nodes, "tiny_decoder",
        [v("targets", TP.INT32, ["N", "U"]), v("target_length", TP.INT32, ["N"]),
         v("states.1", TP.FLOAT, state), v("onnx::LSTM_3", TP.FLOAT, state)],
        [v("outputs", TP.FLOAT, ["N", vocab, "U"]), v("prednet_lengths", TP.INT32, ["N"]),
         v("states", TP.FLOAT, state), v("162", TP.FLOAT, state)],
        [numpy_helper.from_array(table, "table")])
    save(made(graph), {}, target)


def joiner(vocab, target):
    v = helper.make_tensor_value_info
    sound, words = ["N", vocab, "T"], ["N", vocab, "U"]
    nodes = [
        helper.make_node("Transpose", ["encoder_outputs"], ["e"], perm=[0, 2, 1]),
        helper.make_node("Transpose", ["decoder_outputs"], ["d"], perm=[0, 2, 1]),
        helper.make_node("Unsqueeze", ["e", "two"], ["e4"]),
        helper.make_node("Unsqueeze", ["d", "one"], ["d4"]),
        helper.make_node("Add", ["e4", "d4"], ["outputs"]),
    ]
    graph = helper.make_graph(
        nodes, "tiny_joiner", [v("encoder_outputs", TP.FLOAT, sound), v("decoder_outputs", TP.FLOAT, words)],
        [v("outputs", TP.FLOAT, ["N", "T", "U", vocab])],
        [numpy_helper.from_array(np.array([2], np.int64), "two"),
         numpy_helper.from_array(np.array([1], np.int64), "one")])
    save(made(graph), {}, target)


def made(graph):
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8,
                             producer_name="tiny-asr")


def save(model, meta, target):
    helper.set_model_props(model, meta)
    onnx.checker.check_model(model)
    onnx.save(model, target)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("--out", required=True)
    out = ap.parse_args().out
    table = alike(os.path.join(out, "tokens.txt"))
    encoder(os.path.join(out, "model.onnx"), table, os.path.join(out, "encoder.onnx"))
    encoder(os.path.join(out, "model-offline.onnx"), table, os.path.join(out, "encoder-offline.onnx"))
    decoder(table, os.path.join(out, "decoder.onnx"))
    joiner(len(table), os.path.join(out, "joiner.onnx"))


if __name__ == "__main__":
    main()
