import { paymentFields } from '@camp/adapters/sandboxes/peach/payment-fields.ts'
import type { SandboxCheckout } from '@camp/adapters/sandboxes/peach/sandbox-ledger.ts'
import { exactly, type Figure, told } from '../figures.ts'
import type { Proof } from '../proof.ts'
import { type Chance, chanceOf } from '../seeded-random.ts'
import { brokenInvariants, endingsOf } from './endings.ts'
import { bodyTricks, entityTricks, type Genuine, signatureTricks, staleTricks } from './forgery-tricks.ts'
import { type Booked, bookAndGoToPay } from './guests.ts'
import { noticeUrl, openProofShop, type ProofShop } from './proof-shop.ts'
import { keptSecrets } from './secret-leaks.ts'
import { provenRotation } from './secret-rotation.ts'
import { type Notice, schemes, signedNotice } from './sent-notices.ts'

const success = '000.000.000'
const bookings = 6

const kinds = ['body', 'signature', 'stale', 'amount', 'currency', 'entity', "another order's id", 'replay'] as const
type Kind = (typeof kinds)[number]

interface Forgery {
  readonly kind: Kind
  readonly notice: Notice
  readonly status: number
}

/** What the gateway holds while forgeries arrive. */
interface Ground {
  /** Paid there, and nobody has told us: a forgery that is believed makes us ask, and shows as money. */
  readonly paid: readonly Booked[]
  /** Not paid there, so that no word about them may make them paid. */
  readonly unpaid: readonly Booked[]
  /** Taken there by another amount or in another currency than we asked. */
  readonly otherwise: readonly Booked[]
  /** Settled, by the notifications that are replayed. */
  readonly settled: readonly { readonly booked: Booked; readonly notices: readonly Notice[] }[]
}

/** Forged, stale, lying and replayed notifications by both schemes. `count` of them, the kinds in turn. */
export const proveForgeries: Proof = async ({ serverUrl, count, seed, say }) => {
  const chance = chanceOf(seed)
  const shop = await openProofShop({ serverUrl, stands: 30 })
  try {
    const ground = await givenGround(shop)
    const before = await endingsOf(shop)
    const logged = shop.log.length
    const forgeries: Forgery[] = []
    for (let index = 0; index < count; index += 1) {
      const kind = kinds[index % kinds.length] ?? 'body'
      const notice = forged(shop, { kind, ground, chance })
      forgeries.push({ kind, notice, status: await shop.deliver(notice) })
      say(`${index + 1} of ${count} forgeries`)
    }
    const figures = await figuresOf(shop, { ground, before, forgeries, logged })
    return [
      ...figures,
      await provenWorthForging(shop, ground),
      ...(await provenRotation(shop)),
      exactly('broken invariants', 0, (await brokenInvariants(shop)).length),
    ]
  } finally {
    await shop.stop()
  }
}

async function givenGround(shop: ProofShop): Promise<Ground> {
  const some = async (row: number) => {
    const booked: Booked[] = []
    for (let each = 0; each < bookings; each += 1)
      booked.push(await bookAndGoToPay(shop, { stand: row * bookings + each, day: 0 }))
    return booked
  }
  const [paid, unpaid, otherwise, settling] = [await some(0), await some(1), await some(2), await some(3)]
  for (const { checkoutId } of [...paid, ...otherwise]) shop.gateway.report(checkoutId, success)
  const settled = []
  for (const booked of settling) {
    const notices = schemes.map((scheme) => signedNotice(shop.gateway.report(booked.checkoutId, success), signing(shop, scheme)))
    for (const notice of notices) await shop.deliver(notice)
    settled.push({ booked, notices })
  }
  return { paid, unpaid, otherwise, settled }
}

function signing(shop: ProofShop, scheme: (typeof schemes)[number]) {
  return { scheme, secretToken: shop.gateway.running.settings.secretToken, url: noticeUrl, at: shop.clock.now() }
}

function forged(shop: ProofShop, { kind, ground, chance }: { kind: Kind; ground: Ground; chance: Chance }): Notice {
  const scheme = chance.oneOf(schemes)
  const genuine = (): Genuine => {
    const { checkoutId } = chance.oneOf(ground.paid)
    return { fields: shop.gateway.report(checkoutId, success), signing: signing(shop, scheme) }
  }
  switch (kind) {
    case 'body':
      return chance.oneOf(bodyTricks)(genuine(), chance)
    case 'signature':
      return chance.oneOf(signatureTricks)(genuine(), chance)
    case 'stale':
      return chance.oneOf(staleTricks)(genuine(), chance)
    case 'entity':
      return chance.oneOf(entityTricks)(genuine(), chance)
    case 'amount': {
      const cents = chance.oneOf([1, 100, 19_999, 20_001, chance.between(1, 19_998), chance.between(20_002, 2_000_000)])
      const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      return takenOtherwise(shop, chance.oneOf(ground.otherwise), scheme, { amount, currency: 'ZAR' })
    }
    case 'currency': {
      const currency = chance.oneOf(['NAD', 'USD', 'EUR', 'BWP', 'XXX'])
      return takenOtherwise(shop, chance.oneOf(ground.otherwise), scheme, { currency, amount: '200.00' })
    }
    case "another order's id":
      return underAnotherName(shop, { ground, chance, scheme })
    case 'replay':
      return chance.oneOf(chance.oneOf(ground.settled).notices)
  }
}

/** Signed by the right secret, and the gateway stands by it: only our own books know what was asked. */
function takenOtherwise(
  { gateway, clock, ...shop }: ProofShop,
  { checkoutId }: Booked,
  scheme: (typeof schemes)[number],
  form: Partial<SandboxCheckout['form']>,
): Notice {
  const { ledger } = gateway.running.sandbox
  const known = ledger.find(checkoutId) as SandboxCheckout
  const checkout = ledger.keep({ ...known, form: { ...known.form, ...form } })
  const fields = paymentFields(checkout, { resultCode: success, at: clock.now(), payment: checkout.payment })
  return signedNotice(fields, signing({ ...shop, gateway, clock }, scheme))
}

/**
 * What was paid for one order is told of another, that was not: with the right secret, so that only the
 * gateway's word is left.
 */
function underAnotherName(
  shop: ProofShop,
  { ground, chance, scheme }: { ground: Ground; chance: Chance; scheme: (typeof schemes)[number] },
): Notice {
  const [paid, unpaid] = [chance.oneOf(ground.paid), chance.oneOf(ground.unpaid)]
  const name = shop.gateway.running.sandbox.ledger.find(unpaid.checkoutId)?.form.merchantTransactionId ?? ''
  const fields = new Map(shop.gateway.report(paid.checkoutId, success))
  fields.set('merchantTransactionId', name).set('checkoutId', unpaid.checkoutId)
  if (chance.between(0, 1) === 1) fields.delete('checkoutId')
  return signedNotice(fields, signing(shop, scheme))
}

interface Outcome {
  readonly ground: Ground
  readonly before: Awaited<ReturnType<typeof endingsOf>>
  readonly forgeries: readonly Forgery[]
  readonly logged: number
}

/**
 * The genuine notification of the same payments, after all the forgeries: it counts, so a forgery would have
 * counted too.
 */
async function provenWorthForging(shop: ProofShop, { paid }: Ground): Promise<Figure> {
  for (const [index, { checkoutId }] of paid.entries()) {
    await shop.deliver(signedNotice(shop.gateway.report(checkoutId, success), signing(shop, schemes[index % 2] ?? 'A')))
  }
  const endings = await endingsOf(shop)
  const counted = paid.filter(({ id }) => endings.get(id)?.captures === 1)
  return exactly('genuine notifications of the same payments, accepted', paid.length, counted.length)
}

/** Kinds whose signature or time is wrong are turned away at the door. */
const turnedAway: readonly Kind[] = ['body', 'signature', 'stale', 'entity']

async function figuresOf(shop: ProofShop, { before, forgeries, logged }: Outcome): Promise<readonly Figure[]> {
  const after = await endingsOf(shop)
  const moneyOf = (endings: Outcome['before']) =>
    [...endings.values()].map(({ id, status, amountPaid, captures }) => [id, status, amountPaid, captures].join()).toSorted()
  const changed = moneyOf(after).filter((line, index) => line !== moneyOf(before)[index])
  const lines = shop.log.slice(logged).filter(({ message }) => message.startsWith('payment notification'))
  const wrong = forgeries.filter(({ kind }) => turnedAway.includes(kind))
  return [
    ...kinds.map((kind) => told(`forgeries by ${kind}`, String(forgeries.filter((each) => each.kind === kind).length))),
    exactly('forgeries', forgeries.length, forgeries.length),
    exactly(
      'turned away at the door (401 or 400)',
      wrong.length,
      wrong.filter(({ status }) => status === 401 || status === 400).length,
    ),
    exactly('reservations whose status or money a forgery changed', 0, changed.length),
    exactly('forgeries logged', forgeries.length, lines.length),
    exactly(
      'log lines with a secret, a card or a guest',
      0,
      keptSecrets(
        shop,
        forgeries.map(({ notice }) => notice),
      ),
    ),
  ]
}
