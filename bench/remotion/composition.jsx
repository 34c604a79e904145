// What Remotion renders. It is copied beside the packages of that run and bundled there, which is why it is not TypeScript: its
// packages are not among the project's own.
import React from 'react'
import {
  AbsoluteFill,
  Composition,
  Html5Audio,
  Img,
  continueRender,
  delayRender,
  registerRoot,
  staticFile,
  useCurrentFrame,
} from 'remotion'
import { frames, framesPerSecond, height, pictureCount, width } from './video.json'

const waiting = delayRender('the font of the captions')
async function loadFont() {
  const font = new FontFace('Caption', `url(${staticFile('caption.woff2')})`, { weight: '100 900' })
  document.fonts.add(await font.load())
  continueRender(waiting)
}
void loadFont()

function Video() {
  const { layers, caption } = frames[useCurrentFrame()]
  return (
    <AbsoluteFill style={{ background: 'black' }}>
      {layers.map((layer) => (
        <Picture key={layer.file} {...layer} />
      ))}
      {caption && <Caption {...caption} />}
      <Preload />
      <Html5Audio src={staticFile('sound.wav')} />
    </AbsoluteFill>
  )
}

function Picture({ file, window, opacity }) {
  const transform = `scale(${1 / window.width}, ${1 / window.height}) translate(${-100 * window.left}%, ${-100 * window.top}%)`
  return (
    <Img
      src={staticFile(`${file}.jpg`)}
      style={{ position: 'absolute', width: '100%', height: '100%', transformOrigin: '0 0', transform, opacity }}
    />
  )
}

function Caption({ words, lit }) {
  const size = (80 / 1080) * width
  const line = {
    position: 'absolute',
    top: (1236 / 1920) * height - size / 2,
    width: '100%',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    font: `850 ${size}px/1 Caption`,
    color: 'white',
    paintOrder: 'stroke',
    WebkitTextStroke: `${0.2 * size}px #0b0b12`,
  }
  return (
    <div style={line}>
      {words.map((word, i) => (
        <span key={i} style={i === lit ? { color: '#ffd23f' } : undefined}>
          {i > 0 && ' '}
          {word}
        </span>
      ))}
    </div>
  )
}

/** All pictures from the first frame on, so that no cut waits for one to be read. */
function Preload() {
  return Array.from({ length: pictureCount }, (_, i) => (
    <img key={i} src={staticFile(`${i}.jpg`)} style={{ display: 'none' }} />
  ))
}

registerRoot(() => (
  <Composition
    id="video"
    component={Video}
    durationInFrames={frames.length}
    fps={framesPerSecond}
    width={width}
    height={height}
  />
))
