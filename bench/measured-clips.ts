import { renderOnlyClips, storeMeasuredClip } from '@dayreel/studio/testing'

/** Stores a clip in a folder, or renders a video of it. Its output is the peak memory of the process in megabytes. */
const [step, folder, size] = process.argv.slice(2) as ['store' | 'render', string, string]
if (step === 'store') await storeMeasuredClip(folder)
else await renderOnlyClips(`${folder}/clip.mp4`, JSON.parse(size) as object)
process.stdout.write(`${process.resourceUsage().maxRSS / 1024}\n`)
