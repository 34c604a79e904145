import { StripeFault } from '../fault.ts'
import { newCoupon, newPrice, newProduct, newPromotionCode } from '../objects/catalogue.ts'
import { formIn, listIn, metadataIn, textIn, truthIn, wholeIn } from '../parameters.ts'
import type { World } from '../world.ts'
import { PAGING, page, type Calls } from './call.ts'

const TAX_BEHAVIORS = ['exclusive', 'inclusive', 'unspecified'] as const

/** Products, prices, coupons and promotion codes. */
export function serveCatalogue(calls: Calls, world: World): void {
  calls.post('/products', { id: 'text', 'name!': 'text', description: 'text', metadata: 'map' }, ({ form }) => {
    const id = textIn(form, 'id')
    if (id !== null && world.find('product', id) !== undefined) throw exists('Product', id)
    return world.add(
      newProduct(world, {
        ...(id === null ? {} : { id }),
        name: textIn(form, 'name')!,
        description: textIn(form, 'description'),
        metadata: metadataIn(form),
      }),
    )
  })
  calls.get('/products', { ...PAGING, active: 'truth', ids: { each: 'text' } }, ({ form }) => {
    const ids = listIn<string>(form, 'ids')
    const active = truthIn(form, 'active')
    const found = world
      .all('product')
      .filter((each) => (ids.length === 0 || ids.includes(each.id)) && (active === null || each.active === active))
    return page(form, found, '/v1/products')
  })
  calls.get('/products/:id', {}, ({ params }) => world.get('product', params['id']!))
  calls.post(
    '/products/:id',
    { name: 'text', description: 'text', active: 'truth', default_price: 'text', metadata: 'map' },
    ({ form, params }) => {
      const product = world.get('product', params['id']!)
      return Object.assign(product, {
        name: textIn(form, 'name') ?? product.name,
        description: textIn(form, 'description') ?? product.description,
        active: truthIn(form, 'active') ?? product.active,
        default_price: textIn(form, 'default_price') ?? product.default_price,
        metadata: metadataIn(form, product.metadata),
        updated: world.now(),
      })
    },
  )
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
      recurring: { 'interval!': ['month'], interval_count: ['1'] },
      lookup_key: 'text',
      transfer_lookup_key: 'truth',
      nickname: 'text',
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
          nickname: textIn(form, 'nickname'),
          taxBehavior: textIn(form, 'tax_behavior'),
          metadata: metadataIn(form),
        }),
      )
    },
  )
  calls.get(
    '/prices',
    { ...PAGING, active: 'truth', product: 'text', type: ['one_time', 'recurring'], lookup_keys: { each: 'text' } },
    ({ form }) => {
      const keys = listIn<string>(form, 'lookup_keys')
      const [active, product, type] = [truthIn(form, 'active'), textIn(form, 'product'), textIn(form, 'type')]
      const found = world
        .all('price')
        .filter(
          (each) =>
            (keys.length === 0 || (each.lookup_key !== null && keys.includes(each.lookup_key))) &&
            (active === null || each.active === active) &&
            (product === null || each.product === product) &&
            (type === null || each.type === type),
        )
      return page(form, found, '/v1/prices')
    },
  )
  calls.get('/prices/:id', {}, ({ params }) => world.get('price', params['id']!))
  calls.post(
    '/prices/:id',
    { active: 'truth', nickname: 'text', tax_behavior: TAX_BEHAVIORS, metadata: 'map' },
    ({ form, params }) => {
      const price = world.get('price', params['id']!)
      const behavior = textIn(form, 'tax_behavior')
      if (behavior !== null && behavior !== price.tax_behavior && price.tax_behavior !== 'unspecified')
        throw new StripeFault(400, 'The tax behavior of a price can not be changed once it is set.', {
          param: 'tax_behavior',
        })
      return Object.assign(price, {
        active: truthIn(form, 'active') ?? price.active,
        nickname: textIn(form, 'nickname') ?? price.nickname,
        tax_behavior: behavior ?? price.tax_behavior,
        metadata: metadataIn(form, price.metadata),
      })
    },
  )
}

function serveDiscounts(calls: Calls, world: World): void {
  calls.post(
    '/coupons',
    { id: 'text', 'percent_off!': 'whole', 'duration!': ['once'], name: 'text', metadata: 'map' },
    ({ form }) => {
      const id = textIn(form, 'id')
      if (id !== null && world.find('coupon', id) !== undefined) throw exists('Coupon', id)
      const percentOff = wholeIn(form, 'percent_off')!
      if (percentOff < 1 || percentOff > 100)
        throw new StripeFault(400, 'Invalid percent_off: must be between 1 and 100', { param: 'percent_off' })
      return world.add(newCoupon(world, { id, percentOff, name: textIn(form, 'name'), metadata: metadataIn(form) }))
    },
  )
  calls.post(
    '/promotion_codes',
    { 'promotion!': { 'type!': ['coupon'], 'coupon!': 'text' }, code: 'text', metadata: 'map' },
    ({ form }) => {
      const coupon = world.get('coupon', textIn(formIn(form, 'promotion'), 'coupon')!, 'promotion[coupon]')
      const code = textIn(form, 'code') ?? world.newId('C').slice(2, 10).toUpperCase()
      return world.add(newPromotionCode(world, { coupon: coupon.id, code, metadata: metadataIn(form) }))
    },
  )
  calls.get('/promotion_codes', { ...PAGING, code: 'text', active: 'truth' }, ({ form }) => {
    const code = textIn(form, 'code')
    return page(
      form,
      world.all('promotion_code').filter((each) => code === null || each.code === code),
      '/v1/promotion_codes',
    )
  })
}

function exists(what: string, id: string): StripeFault {
  return new StripeFault(400, `${what} already exists: ${id}`, { code: 'resource_already_exists', param: 'id' })
}
