/**
 * Detects the file type from the first bytes, never from the declared type. Returns undefined if the file is not a
 * supported video.
 */
export function typeOfVideo(head: Uint8Array): 'mp4' | 'mov' | 'webm' | undefined {
  const bytes = Buffer.from(head)
  if (bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'webm'
  const box = bytes.subarray(4, 8).toString('latin1')
  if (box === 'ftyp') return bytes.subarray(8, 12).toString('latin1') === 'qt  ' ? 'mov' : 'mp4'
  // Old QuickTime files do not begin with a `ftyp` box.
  return ['moov', 'mdat', 'wide', 'free'].includes(box) ? 'mov' : undefined
}
