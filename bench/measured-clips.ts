import { makeMeasuredClip, renderOnlyClips, storeMeasuredClip } from '@dayreel/studio/testing'

export type ClipStep = 'make' | 'store' | 'render'

/**
 * Makes a clip in a folder, stores it, or renders a video of it. Prints the peak memory of the process in megabytes.
 */
const [step, folder, size] = process.argv.slice(2) as [ClipStep, string, string]
if (step === 'make') await makeMeasuredClip(folder)
else if (step === 'store') await storeMeasuredClip(folder)
else await renderOnlyClips(`${folder}/clip.mp4`, JSON.parse(size) as object)
process.stdout.write(`${process.resourceUsage().maxRSS / 1024}\n`)
