import { CHANNEL_FACTS } from '#features/marketing/channel-facts.ts'
import { ChannelWeek } from '#features/marketing/channel-week.tsx'
import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { FeatureRows } from '#features/marketing/feature-rows.tsx'
import { ProvenFacts } from '#features/marketing/proven-facts.tsx'
import { StyleStrip } from '#features/marketing/style-strip.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { FactCards } from '#ui/fact-cards.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import styles from './features.module.css'

export const meta = () =>
  pageMeta({
    title: 'Features',
    description:
      'A channel makes a video every day and posts it to your linked account: templates, schedule, calendar, review, ideas and an editor.',
    path: '/features',
    picture: 'features',
  })

export default function Features() {
  return (
    <>
      <PageHead picture="rooftop-wide" title="Features">
        A channel makes a video every day and posts it. You choose the story, the style, the time and the account.
      </PageHead>
      <Section title="A channel, day by day" lead="This is how a week looks in the calendar of a channel.">
        <ChannelWeek />
        <div className={styles.facts}>
          <FactCards facts={CHANNEL_FACTS} level={3} />
        </div>
      </Section>
      <Section title="A look inside the app" isBand>
        <FeatureRows />
      </Section>
      <Section title="One scene in every style" lead="The same words, illustrated 22 times.">
        <StyleStrip />
      </Section>
      <Section title="Under the hood" isBand>
        <ProvenFacts />
      </Section>
      <ClosingCall picture="jellyfish" title="Write your first line" />
    </>
  )
}
