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
      'Write one line and get a finished vertical video: script, voice, painted scenes, music and captions. Your first 3 videos are free.',
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
        lead="Each of these samples, 5 to 7 seconds long, was created from the words below it and from nothing else. Yours run from 20 to 90."
      >
        <MadeFromALine />
      </Section>
      <Section title="From a line to a video in a minute" isBand>
        <Steps />
      </Section>
      <Section
        title="Change a sentence, not the video"
        lead="Every video opens as a storyboard. Only what you change is redone; the rest stays as it is."
        isBeside
      >
        <AppScreen name="storyboard" />
      </Section>
      <Section title="Everything a short video needs">
        <FactCards facts={FEATURES.map(({ brief, ...fact }) => ({ ...fact, text: brief }))} level={3} />
        <div className={styles.all}>
          <ButtonLink to="/features" look="quiet">
            See all features
          </ButtonLink>
        </div>
      </Section>
      <Section
        title="Eight kinds of story, ready to use"
        lead="Each template brings its own style, length and an example to start from."
        isBand
      >
        <TemplateRail />
      </Section>
      <Section title="Pricing" lead="Start with 3 free videos. Choose a plan when you need more.">
        <PlanCards level={3} />
      </Section>
      <ClosingCall picture="astronaut" title="Create your first video" />
    </>
  )
}
