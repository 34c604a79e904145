/** Number of frames for which stepped motion holds a picture: about a twelfth of a second. */
export function holdFrames(framesPerSecond: number): number {
  return framesPerSecond >= 30 ? 3 : 2
}
