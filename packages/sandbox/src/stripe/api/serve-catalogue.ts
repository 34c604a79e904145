import { StripeFault } from '../fault.ts'
import { newCoupon, newPrice, newProduct, newPromotionCode } from '../objects/catalogue.ts'
import { formIn, listIn, metadataIn, textIn, truthIn, wholeIn } from '../parameters.ts'
import type { World } from '../world.ts'
import { PAGING, page, type Calls } from './call.ts'

const TAX_BEHAVIORS = ['exclusive', 'inclusive', 'unspecified'] as const

/** Serves products, prices, coupons and promotion codes. */
export function serveCatalogue(calls: Calls, world: World): void {
  calls.post('/products', { id: 'text', 'name!': 'text', metadata: 'map' }, ({ form }) => {
    const id = textIn(form, 'id')
    if (id !== null && world.find('product', id) !== undefined)
      throw new StripeFault(400, `Product already exists: ${id}`, { code: 'resource_already_exists', param: 'id' })
    return world.add(newProduct(world, { id, name: textIn(form, 'name')!, metadata: metadataIn(form) }))
  })
  calls.get('/products/:id', {}, ({ params }) => world.get('product', params['id']!))
  servePrices(calls, world)
  serveDiscounts(calls, world)
}

function servePrices(calls: Calls, world: World): void {
  calls.post(
    '/prices',
    {
      'currency!': 'text',
      'product!': 'text',
      'unit_amount!': 'whole',
      recurring: { 'interval!': ['month'] },
      lookup_key: 'text',
      transfer_lookup_key: 'truth',
      tax_behavior: TAX_BEHAVIORS,
      metadata: 'map',
    },
    ({ form }) => {
      const product = world.get('product', textIn(form, 'product')!, 'product')
      const amount = wholeIn(form, 'unit_amount')!
      if (amount < 0)
        throw new StripeFault(400, 'This value must be greater than or equal to 0.', { param: 'unit_amount' })
      const lookupKey = textIn(form, 'lookup_key')
      const holder = lookupKey === null ? undefined : world.all('price').find((each) => each.lookup_key === lookupKey)
      if (holder !== undefined && !truthIn(form, 'transfer_lookup_key'))
        throw new StripeFault(400, `A price (\`${holder.id}\`) already uses that lookup key.`, {
          code: 'resource_already_exists',
          param: 'lookup_key',
        })
      if (holder !== undefined) holder.lookup_key = null
      return world.add(
        newPrice(world, {
          product: product.id,
          currency: textIn(form, 'currency')!.toLowerCase(),
          unitAmount: amount,
          isMonthly: form['recurring'] !== undefined,
          lookupKey,
          taxBehavior: textIn(form, 'tax_behavior'),
          metadata: metadataIn(form),
        }),
      )
    },
  )
  calls.get('/prices', { ...PAGING, active: 'truth', lookup_keys: { each: 'text' } }, ({ form }) => {
    const [keys, active] = [listIn<string>(form, 'lookup_keys'), truthIn(form, 'active')]
    const found = world
      .all('price')
      .filter(
        (each) =>
          (keys.length === 0 || (each.lookup_key !== null && keys.includes(each.lookup_key))) &&
          (active === null || each.active === active),
      )
    return page(form, found, '/v1/prices')
  })
  calls.get('/prices/:id', {}, ({ params }) => world.get('price', params['id']!))
  calls.post('/prices/:id', { tax_behavior: TAX_BEHAVIORS }, ({ form, params }) => {
    const price = world.get('price', params['id']!)
    const behavior = textIn(form, 'tax_behavior')
    if (behavior !== null && behavior !== price.tax_behavior && price.tax_behavior !== 'unspecified')
      throw new StripeFault(400, 'The tax behavior of a price can not be changed once it is set.', {
        param: 'tax_behavior',
      })
    return Object.assign(price, { tax_behavior: behavior ?? price.tax_behavior })
  })
}

function serveDiscounts(calls: Calls, world: World): void {
  calls.post('/coupons', { 'percent_off!': 'whole', 'duration!': ['once'] }, ({ form }) => {
    const percentOff = wholeIn(form, 'percent_off')!
    if (percentOff < 1 || percentOff > 100)
      throw new StripeFault(400, 'Invalid percent_off: must be between 1 and 100', { param: 'percent_off' })
    return world.add(newCoupon(world, percentOff))
  })
  calls.post(
    '/promotion_codes',
    { 'promotion!': { 'type!': ['coupon'], 'coupon!': 'text' }, code: 'text' },
    ({ form }) => {
      const coupon = world.get('coupon', textIn(formIn(form, 'promotion'), 'coupon')!, 'promotion[coupon]')
      const code = textIn(form, 'code') ?? world.newId('C').slice(2, 10).toUpperCase()
      return world.add(newPromotionCode(world, { coupon: coupon.id, code }))
    },
  )
}
