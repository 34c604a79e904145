import { Link, useLocation } from 'react-router'
import { rememberReturn } from '#lib/checkout-return.ts'

/**
 * Where credits come from, and from there back to where somebody was when they ran out.
 *
 * @param isBeside in a tab of its own, where leaving would lose what is not saved.
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
