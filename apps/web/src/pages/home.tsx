import { FREE_PROJECTS } from '@dayreel/catalogue'
import { AppScreen } from '#features/marketing/app-screen.tsx'
import { ChannelWeek } from '#features/marketing/channel-week.tsx'
import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { FEATURES } from '#features/marketing/facts.ts'
import { Hero } from '#features/marketing/hero.tsx'
import { MadeFromALine } from '#features/marketing/made-from-a-line.tsx'
import { ProductSchema } from '#features/marketing/product-schema.tsx'
import { Steps } from '#features/marketing/steps.tsx'
import { FreeVideos } from '#features/plans/free-videos.tsx'
import { PlanCards } from '#features/plans/plan-cards.tsx'
import { TemplateRail } from '#features/templates/template-rail.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FactCards } from '#ui/fact-cards.tsx'
import { Section } from '#ui/section.tsx'
import styles from './home.module.css'

export const meta = () =>
  pageMeta({
    title: 'Dayreel: a channel that makes and posts a video every day',
    description: `A channel makes a finished vertical video every day and posts it: script, voice, illustrated scenes, music and captions. Your first ${FREE_PROJECTS} videos are free.`,
    path: '/',
    picture: 'home',
  })

export default function Home() {
  return (
    <>
      <ProductSchema />
      <Hero />
      <Section
        title="A channel works every day"
        lead="Start from one of eight templates, or let the idea generator propose a channel. It makes a video on every scheduled day, shows it in a calendar and posts it to your account at the time you choose."
      >
        <ChannelWeek />
      </Section>
      <Section
        title="Each made from one line"
        lead="Each sample was made from the words below it and nothing else. Samples are 5 to 7 seconds long; your videos can be 20 to 90 seconds."
        isBand
      >
        <MadeFromALine />
      </Section>
      <Section title="From a line to a video in a minute">
        <Steps />
      </Section>
      <Section
        title="Change a sentence, not the video"
        lead="Every video opens as a storyboard. Only what you change is redone; the rest stays as it is."
        isBeside
        isBand
      >
        <AppScreen name="storyboard" />
      </Section>
      <Section title="Everything a short video needs">
        <FactCards facts={FEATURES} level={3} />
        <div className={styles.all}>
          <ButtonLink to="/features" look="quiet">
            See all features
          </ButtonLink>
        </div>
      </Section>
      <Section
        title="Eight kinds of story, ready to use"
        lead="Each template is a channel with its own style, length and stories. You can change all of it."
        isBand
      >
        <TemplateRail />
      </Section>
      <Section title="Pricing" lead={`Start with ${FREE_PROJECTS} free videos. Choose a plan when you need more.`}>
        <div className={styles.offers}>
          <FreeVideos />
          <div>
            <PlanCards level={3} />
          </div>
        </div>
      </Section>
      <ClosingCall picture="astronaut" title="Create your first video" />
    </>
  )
}
