import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { FeatureRows } from '#features/marketing/feature-rows.tsx'
import { ProvenFacts } from '#features/marketing/proven-facts.tsx'
import { StyleStrip } from '#features/marketing/style-strip.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'

export const meta = () =>
  pageMeta({
    title: 'Features',
    description:
      'Automation, security, tools and reports: what Dayreel does between your line and the finished short video.',
    path: '/features',
    picture: 'features',
  })

export default function Features() {
  return (
    <>
      <PageHead picture="rooftop-wide" title="Features">
        What happens between your line and the finished video.
      </PageHead>
      <Section title="A look inside the app">
        <FeatureRows />
      </Section>
      <Section title="One scene in every style" lead="The same words, painted 22 times.">
        <StyleStrip />
      </Section>
      <Section title="Under the hood" isBand>
        <ProvenFacts />
      </Section>
      <ClosingCall picture="jellyfish" title="Write your first line" />
    </>
  )
}
