import { serveTasks } from '@dayreel/threads'
import { drawCaptionSamples, type CaptionSampleRequest, type CaptionSamples } from './draw-caption-samples.ts'

serveTasks<CaptionSampleRequest, CaptionSamples>(drawCaptionSamples)
