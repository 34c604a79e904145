import { mediaRules } from '@dayreel/catalogue'
import type { BoardPreview, BrandPreview, LookSamples, TestedService } from '@dayreel/contract'
import { createIconPainter } from '@dayreel/embedded/planning'
import { choosePorts } from '@dayreel/providers/base'
import { createCaptionSampler, createPictureRedrawer } from '@dayreel/studio/planning'
import { createSpeakers } from './create-speakers.ts'
import { createPhotoSourceLoader } from './load-photo-source.ts'
import { createLoadedPhotos } from './loaded-photos.ts'
import { enginesOf, siteOffers } from './engines.ts'
import type { TestedVoices } from '#models/connected-voices.ts'
import { CUT_CALL_MS, type CutRecording } from '#media/cut-sound.ts'
import { DECODE_CALL_MS } from '#media/decoding-turn.ts'
import type { KeptFile } from '#media/kept-file.ts'
import { createRemotePlanner } from '#rpc/create-remote-planner.ts'
import { createRpcClient } from '#rpc/create-rpc-client.ts'
import type { OpenedClip } from '#videos/clip-to-open.ts'
import type { Services, SharedServices } from './services.ts'

/**
 * Creates the planning services of a process that answers requests. Such a process makes no videos. It estimates
 * lengths itself and asks a worker for all other plans.
 */
export async function createPlanning(
  services: Pick<SharedServices, 'config' | 'db' | 'limits' | 'log' | 'sealing' | 'storage'>,
  databaseUrl: string,
): Promise<{ planning: Omit<Services, keyof SharedServices>; close: () => Promise<void> }> {
  const { config, db, log } = services
  const rpc = await createRpcClient({ db, databaseUrl, log })
  const { narrators, close: closePorts } = await choosePorts(enginesOf(config.models), ['speech'])
  const loadedPhotos = createLoadedPhotos(services)
  const pictures = createPictureRedrawer()
  const captionSampler = createCaptionSampler()
  const iconPainter = createIconPainter()
  return {
    planning: {
      speakers: createSpeakers(services, { narrators, offers: siteOffers(config.models) }),
      loadPhotoSource: createPhotoSourceLoader(services, loadedPhotos),
      pictures,
      captionSampler,
      iconPainter,
      previewBoard: (preview) => rpc.call('previewBoard', [preview]) as Promise<BoardPreview>,
      openFoundClip: (clip) => rpc.call('openFoundClip', [clip], { timeoutMs: DECODE_CALL_MS }) as Promise<OpenedClip>,
      drawLookSamples: (request) => rpc.call('drawLookSamples', [request]) as Promise<LookSamples>,
      planner: createRemotePlanner(rpc),
      probe: (model) => rpc.call('probe', model === undefined ? [] : [model]) as Promise<TestedService>,
      previewVoice: (accountId, voice) => rpc.call('previewVoice', [accountId, voice]) as Promise<string>,
      sayWord: (accountId, word) => rpc.call('sayWord', [accountId, word]) as Promise<string>,
      previewBrand: (preview) => rpc.call('previewBrand', [preview]) as Promise<BrandPreview>,
      decodeFile: (file) => {
        const method = mediaRules(file.kind).form === 'sound' ? 'keepSound' : 'decodeFile'
        return rpc.call(method, [file], { timeoutMs: DECODE_CALL_MS }) as Promise<KeptFile>
      },
      cutSound: (take) => rpc.call('cutSound', [take], { timeoutMs: CUT_CALL_MS }) as Promise<CutRecording>,
      findDeviations: (recording, text) =>
        rpc.call('findDeviations', [recording, text]) as ReturnType<Services['findDeviations']>,
      probeTranscription: (server) => rpc.call('probeTranscription', [server]) as Promise<TestedService>,
      transcribeRecording: (recording) => rpc.call('transcribeRecording', [recording]) as Promise<string>,
      probePictures: (pictures) => rpc.call('probePictures', [pictures]) as Promise<TestedService>,
      probeVoices: (voices) => rpc.call('probeVoices', [voices]) as Promise<TestedVoices>,
    },
    close: async () =>
      void (await Promise.all(
        [rpc, pictures, captionSampler, iconPainter, loadedPhotos].map((each) => each.close()).concat(closePorts()),
      )),
  }
}
