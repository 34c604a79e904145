/** The first boxes that MP4 and MOV files begin with. Old cameras write no `ftyp`. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'])

/** Returns FFmpeg's name of the container of picture and sound that a file's first bytes state, or undefined. */
export function containerOf(head: Buffer): 'mov' | 'matroska' | undefined {
  if (FIRST_BOXES.has(head.toString('latin1', 4, 8))) return 'mov'
  return head.toString('latin1', 0, 4) === '\x1a\x45\xdf\xa3' ? 'matroska' : undefined
}
