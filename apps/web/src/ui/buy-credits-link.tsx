import { Link, useLocation } from 'react-router'
import { rememberReturn } from '#lib/checkout-return.ts'

/**
 * A link to the page where a user can buy credits. After the purchase, a link leads back to the current page.
 *
 * @param isBeside opens a new tab, because leaving the page would lose unsaved work.
 */
export function BuyCreditsLink({ isBeside = false }: { isBeside?: boolean }) {
  const { pathname, search } = useLocation()
  const onClick = (): void => rememberReturn(`${pathname}${search}`)
  return (
    <Link to="/app/subscription" {...(isBeside ? { target: '_blank' } : { onClick })}>
      Get more credits
    </Link>
  )
}
