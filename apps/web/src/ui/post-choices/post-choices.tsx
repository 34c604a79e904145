import { platformOf, type PlatformName } from '@dayreel/catalogue'
import type { ChoicesDraft } from '#lib/post-choices.ts'
import { AudienceChoices } from './audience-choices.tsx'
import { TikTokChoices } from './tiktok-choices.tsx'

type PostChoicesProps = {
  platform: PlatformName
  connectionId: string
  choices: ChoicesDraft
  lengthSeconds: number
  privacyFault?: string | undefined
  onChange: (change: Partial<ChoicesDraft>) => void
}

/** The form fields for posting a video to an account: who can see it, and the platform's other choices. */
export function PostChoices({ platform, connectionId, lengthSeconds, ...rest }: PostChoicesProps) {
  return platformOf(platform).asksAccount ? (
    <TikTokChoices connectionId={connectionId} lengthSeconds={lengthSeconds} {...rest} />
  ) : (
    <AudienceChoices platform={platform} {...rest} />
  )
}
