import { PLANS } from '@dayreel/catalogue'
import { siteOrigin } from '#lib/site-origin.ts'

/**
 * The product and its prices in the schema.org format. Only the built page contains them, because the browser's code
 * does not need them.
 */
export function ProductSchema() {
  const json = import.meta.env.SSR ? JSON.stringify(describeProduct()).replaceAll('<', '\\u003c') : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
}

function describeProduct(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Dayreel',
    url: `${siteOrigin}/`,
    image: `${siteOrigin}/share/home.jpg`,
    description: 'Creates a finished short vertical video from a line of text.',
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any, in a browser',
    offers: PLANS.filter(({ id, priceCents }) => id === 'free' || priceCents !== null).map(
      ({ name, priceCents, features }) => ({
        '@type': 'Offer',
        name,
        price: ((priceCents ?? 0) / 100).toFixed(2),
        priceCurrency: 'USD',
        url: `${siteOrigin}/pricing`,
        ...(priceCents !== null && {
          description: features.join(', '),
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: (priceCents / 100).toFixed(2),
            priceCurrency: 'USD',
            billingDuration: 'P1M',
          },
        }),
      }),
    ),
  }
}
