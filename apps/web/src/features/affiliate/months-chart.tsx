import type { Affiliate } from '@dayreel/contract'
import { VisuallyHidden } from '@mantine/core'
import { countedNoun } from '#lib/counted-noun.ts'
import { useDates } from '#lib/dates.ts'
import styles from './months-chart.module.css'

const SERIES = [
  { key: 'signUps', label: 'Sign-ups' },
  { key: 'firstPurchases', label: 'First purchases' },
] as const
/** The minimum top value of the chart, so that an empty chart has a scale. */
const LEAST_TOP = 4

/**
 * Shows sign-ups and first purchases as bars by month, with their sums. A table gives the same numbers to screen
 * readers.
 */
export function MonthsChart({ affiliate }: { affiliate: Affiliate }) {
  const { months, signUps, firstPurchases, creditsEarned } = affiliate
  const dates = useDates()
  const top = Math.max(LEAST_TOP, ...months.flatMap((month) => [month.signUps, month.firstPurchases]))
  return (
    <div>
      <dl className={styles.sums}>
        <div data-series="signUps">
          <dt>Sign-ups</dt>
          <dd>{signUps}</dd>
        </div>
        <div data-series="firstPurchases">
          <dt>First purchases</dt>
          <dd>{firstPurchases}</dd>
        </div>
        <div>
          <dt>Credits earned</dt>
          <dd>{creditsEarned}</dd>
        </div>
      </dl>
      <div className={styles.chart} aria-hidden="true">
        {months.map((month) => (
          <div key={month.month} className={styles.month} title={titleOf(month)}>
            <div className={styles.bars}>
              {SERIES.map(({ key }) => (
                <span key={key} data-series={key} style={{ height: `${(month[key] / top) * 100}%` }} />
              ))}
            </div>
            <span className={styles.name}>{dates.shortMonth(`${month.month}-01`)}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>Sign-ups, first purchases and credits by month</caption>
          <thead>
            <tr>
              {['Month', ...SERIES.map(({ label }) => label), 'Credits'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month}>
                <th scope="row">{month.month}</th>
                <td>{month.signUps}</td>
                <td>{month.firstPurchases}</td>
                <td>{month.credits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  )
}

function titleOf({ month, signUps, firstPurchases, credits }: Affiliate['months'][number]): string {
  const counts = [
    countedNoun(signUps, 'sign-up'),
    countedNoun(firstPurchases, 'first purchase'),
    countedNoun(credits, 'credit'),
  ]
  return `${month}: ${counts.join(', ')}`
}
