import { FREE_VERSION_HOURS, FREE_VERSIONS } from '@dayreel/catalogue'
import { ClosingCall } from '#features/marketing/closing-call.tsx'
import { ProductSchema } from '#features/marketing/product-schema.tsx'
import { BuyPlans } from '#features/plans/buy-plans.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SiteIcon } from '#ui/site-icon.tsx'
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
    answer: 'One video created from a script or a subject. Every account can create 3 before it pays for anything.',
  },
  {
    question: 'What is a credit?',
    answer:
      'One video: of a channel, or beyond your plan’s projects. Credits come with a plan each month, and can be bought in packs of 10, 50 and 200.',
  },
  {
    question: 'What counts as a project?',
    answer: `Every new video. Changes to a finished one are free at first: ${FREE_VERSIONS} new versions within ${FREE_VERSION_HOURS} hours. Later ones count as a new project.`,
  },
  {
    question: 'What happens at the limit?',
    answer: 'A video beyond your plan’s projects costs 1 credit, and you see that before you start it.',
  },
  {
    question: 'What happens to unused credits?',
    answer:
      'They stay in your account and never expire: the next month’s are added to them. They are not money and can’t be passed on.',
  },
  {
    question: 'Does another plan change my videos?',
    answer: 'No. Every plan creates the same videos, in any length and style, and what you have created stays yours.',
  },
  {
    question: 'What if a video fails?',
    answer: 'Whatever it used is refunded by itself. The same goes for a video that you cancel.',
  },
  {
    question: 'Can I stop or change at any time?',
    answer:
      'Yes. Plans are billed in advance: a cancelled plan runs to the end of the billing cycle, and a cheaper one begins then. A dearer one begins at once, and the rest of the month is billed.',
  },
] as const
/** How many stand in the first column. */
const HALF = 4

export default function Pricing() {
  return (
    <>
      <ProductSchema />
      <PageHead picture="balloon-wide" title="Pricing" isShort>
        Start with 3 free videos. Choose a plan when you need more.
      </PageHead>
      <Section>
        <div className={styles.offers}>
          <BuyPlans level={2} />
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
