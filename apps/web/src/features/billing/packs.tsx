import { CREDIT_PACKS } from '@dayreel/catalogue'
import { Button } from '@mantine/core'
import type { Checkout } from '#lib/use-checkout.ts'
import styles from './packs.module.css'

/** Credit packs for sale. */
export function Packs({ checkout }: { checkout: Checkout }) {
  const { processing, buy } = checkout
  return (
    <ul className={styles.packs}>
      {CREDIT_PACKS.map(({ credits, priceCents }) => {
        const name = `pack-${credits}`
        return (
          <li key={credits}>
            <div>
              <strong>{credits} credits</strong>
              <span>{dollars(priceCents)} one-time</span>
            </div>
            <Button
              variant="default"
              loading={processing === name}
              disabled={processing !== undefined && processing !== name}
              aria-label={`Buy ${credits} credits`}
              onClick={() => buy(name, ({ packs }) => packs.find((pack) => pack.credits === credits)?.priceId)}
            >
              Buy
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`
}
