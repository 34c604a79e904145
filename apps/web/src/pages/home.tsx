import { AppScreen } from '#features/marketing/app-screen.tsx'
import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { FEATURES } from '#features/marketing/facts.ts'
import { Hero } from '#features/marketing/hero.tsx'
import { MadeFromALine } from '#features/marketing/made-from-a-line.tsx'
import { ProductSchema } from '#features/marketing/product-schema.tsx'
import { Steps } from '#features/marketing/steps.tsx'
import { PlanCards } from '#features/plans/plan-cards.tsx'
import { TemplateRail } from '#features/templates/template-rail.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FactCards } from '#ui/fact-cards.tsx'
import { Section } from '#ui/section.tsx'
import styles from './home.module.css'

export const meta = () =>
  pageMeta({
    title: 'Dayreel: one line in, a finished short video out',
    description:
      'Write one line and get a finished vertical video: script, voice, painted scenes, music and captions. Or a channel that makes one every day.',
    path: '/',
    picture: 'home',
  })

export default function Home() {
  return (
    <>
      <ProductSchema />
      <Hero />
      <Section
        title="One line each"
        lead="Each of these samples, 5 to 7 seconds long, was made from the words below it and from nothing else. Yours run from 20 to 90."
      >
        <MadeFromALine />
      </Section>
      <Section title="From a line to a video in a minute" isBand>
        <Steps />
      </Section>
      <Section
        title="Change a sentence, not the video"
        lead="Every video opens as a storyboard. What you change is made again; the rest stays as it is."
        isBeside
      >
        <AppScreen name="storyboard" />
      </Section>
      <Section title="Everything a channel needs">
        <FactCards facts={FEATURES.map(({ brief, ...fact }) => ({ ...fact, text: brief }))} level={3} />
        <div className={styles.all}>
          <ButtonLink to="/features" look="quiet">
            See what is behind each
          </ButtonLink>
        </div>
      </Section>
      <Section
        title="Eight channels, ready to run"
        lead="Each template tells its own kind of story. Activate one, and it makes a new video every day."
        isBand
      >
        <TemplateRail />
      </Section>
      <Section title="Pricing" lead="Start free. Pay when a channel earns its place in your day.">
        <PlanCards level={3} />
      </Section>
      <ClosingCall picture="astronaut" title="What would you like to see?" />
    </>
  )
}
