import { FREE_VERSION_HOURS, FREE_VERSIONS, TEMPLATE_COST_CREDITS } from '@dayreel/catalogue'
import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { ProductSchema } from '#features/marketing/product-schema.tsx'
import { PlanCards } from '#features/plans/plan-cards.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Section } from '#ui/section.tsx'
import styles from './pricing.module.css'

export const meta = () =>
  pageMeta({
    title: 'Pricing',
    description:
      'Starter, Pro, Premium and Enterprise: what each plan costs a month and what it includes. Your first 3 videos are free.',
    path: '/pricing',
    picture: 'pricing',
  })

const ANSWERS = [
  {
    question: 'What is a project?',
    answer: 'One video made from a script or a subject. Every account can make 3 before it pays for anything.',
  },
  {
    question: 'What is a credit?',
    answer: `What a channel’s video costs. Activating a channel costs ${TEMPLATE_COST_CREDITS} credit, which pays for its first video; each later one costs 1. A channel that runs every day uses about 30 a month.`,
  },
  {
    question: 'Which videos use what?',
    answer: `One that you write uses a project; one that a channel makes uses a credit. The first ${FREE_VERSIONS} new versions of a finished video are free for ${FREE_VERSION_HOURS} hours; later ones count as a new project.`,
  },
  {
    question: 'What happens at the limit?',
    answer:
      'A video past your plan’s projects costs 1 credit, and you see that before it begins. A channel without credits skips its day, tells you so, and nothing is charged.',
  },
  {
    question: 'What becomes of unused credits?',
    answer:
      'They stay in your account: what the next month brings is added to them. They are not money and can’t be passed on.',
  },
  {
    question: 'Does another plan change my videos?',
    answer: 'No. Every plan makes the same videos, in any length and style, and what you have made stays yours.',
  },
  {
    question: 'What if a video fails?',
    answer: 'When it fails for our reasons, what it cost comes back by itself.',
  },
  {
    question: 'Can I stop at any time?',
    answer: 'Yes. Plans are billed in advance, and a cancelled plan runs to the end of the billing cycle.',
  },
] as const
/** How many stand in the first column. */
const HALF = 4

export default function Pricing() {
  return (
    <>
      <ProductSchema />
      <PageHead picture="balloon-wide" title="Pricing" isShort>
        Begin with 3 free videos. Choose a plan when you want more, or a channel that never misses a day.
      </PageHead>
      <Section>
        <div className={styles.offers}>
          <PlanCards level={2} />
          <div className={styles.free}>
            <p>
              <strong>3 free videos</strong> with every account, before you pay for anything: any length, any style, in
              both qualities.
            </p>
            <ButtonLink to="/register">Start Free Trial</ButtonLink>
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
                    <Icon name="right" size={18} />
                  </summary>
                  <p>{answer}</p>
                </details>
              ))}
            </div>
          ))}
        </div>
      </Section>
      <ClosingCall picture="boat" title="Make the first one for nothing" />
    </>
  )
}
