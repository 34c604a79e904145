import { CREDIT_PACKS, FREE_PROJECTS, FREE_VERSION_HOURS, FREE_VERSIONS } from '@dayreel/catalogue'
import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { ProductSchema } from '#features/marketing/product-schema.tsx'
import { BuyPlans } from '#features/plans/buy-plans.tsx'
import { FreeVideos } from '#features/plans/free-videos.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { SiteIcon } from '#ui/site-icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import styles from './pricing.module.css'

export const meta = () =>
  pageMeta({
    title: 'Pricing',
    description: `Starter, Pro, Premium and Enterprise: what each plan costs a month and what it includes. Your first ${FREE_PROJECTS} videos are free.`,
    path: '/pricing',
    picture: 'pricing',
  })

const PACKS = new Intl.ListFormat('en').format(CREDIT_PACKS.map(({ credits }) => String(credits)))

const ANSWERS = [
  {
    question: 'What is a project?',
    answer: `One new video from your script or subject. Every account gets ${FREE_PROJECTS} for free. Changes to a finished video are free at first: ${FREE_VERSIONS} new versions within ${FREE_VERSION_HOURS} hours. After that, each new version counts as a project.`,
  },
  {
    question: 'What is a credit?',
    answer: `1 credit pays for 1 video: a channel video, or an extra video once your plan’s projects are used up. Credits come with a plan each month, and in packs of ${PACKS}.`,
  },
  {
    question: 'How many credits does a channel use?',
    answer:
      'Activating a channel costs 1 credit, which pays for its first video. Each later video costs 1 credit: about 30 a month for a video every day.',
  },
  {
    question: 'What happens when I reach my limit?',
    answer:
      'Once your plan’s projects are used up, each extra video costs 1 credit. You see the cost before you start.',
  },
  {
    question: 'What happens to unused credits?',
    answer:
      'They stay in your account and never expire. The credits of the next month are added to them. They can’t be exchanged for money or moved to another account.',
  },
  {
    question: 'Will switching plans affect my videos?',
    answer: 'No. Every plan creates the same videos, in any length and style, and what you have created stays yours.',
  },
  {
    question: 'What if a video fails?',
    answer: 'You get its credit or project back automatically, also if you cancel a video.',
  },
  {
    question: 'Can I cancel or switch plans at any time?',
    answer:
      'Yes. Plans are billed in advance. A cancelled plan runs to the end of the billing cycle, and a cheaper plan starts then. A more expensive plan starts immediately, and the rest of the month is billed.',
  },
  {
    question: 'Can it write about any subject?',
    answer:
      'With a connected language model, yes, in any language. Without one, the built-in writer covers a fixed set of subjects in English, and says so before anything is made. Your own script is always used word for word.',
  },
] as const
/** The number of questions in the first column. */
const HALF = 5

export default function Pricing() {
  return (
    <>
      <ProductSchema />
      <PageHead picture="balloon-wide" title="Pricing" isShort>
        Start with {FREE_PROJECTS} free videos. Plans add credits. Each channel video uses one.
      </PageHead>
      <Section>
        <div className={styles.offers}>
          <div>
            <BuyPlans level={2} />
          </div>
          <div className={styles.free}>
            <FreeVideos />
          </div>
        </div>
      </Section>
      <Section title="Good to know" isBand>
        <div className={styles.answers}>
          {[ANSWERS.slice(0, HALF), ANSWERS.slice(HALF)].map((answers) => (
            <div key={answers[0]!.question}>
              {answers.map(({ question, answer }) => (
                <details key={question} open={question === ANSWERS[0].question}>
                  <summary>
                    <h3>{question}</h3>
                    <SiteIcon name="right" size={18} />
                  </summary>
                  <p>{answer}</p>
                </details>
              ))}
            </div>
          ))}
        </div>
      </Section>
      <ClosingCall picture="boat" title="Your first videos are free" />
    </>
  )
}
