import { exactly, type Figure, told } from '../figures.ts'
import type { Proof } from '../proof.ts'
import { chanceOf } from '../seeded-random.ts'
import { brokenInvariants, endingsOf, type StoredEnding } from './endings.ts'
import { type Booked, bookAndGoToPay } from './guests.ts'
import { noticeUrl, openProofShop, type ProofShop } from './proof-shop.ts'
import { schemes, signedNotice } from './sent-notices.ts'

const reports = {
  created: '000.200.100',
  pending: '000.200.000',
  uncertain: '100.396.104',
  cancelled: '100.396.101',
  successful: '000.000.000',
} as const
type Report = keyof typeof reports

/** R200.00: half of two nights at R200.00. */
const deposit = 20_000
const copies = 3

/**
 * What the gateway answers when it is asked: what the notification says, as if it forgot (the worst), or that
 * it was paid, as a gateway whose notifications come late does.
 */
const truths = ['as notified', 'paid all along'] as const
type Truth = (typeof truths)[number]

/**
 * Every order in which five notifications of one payment can come, three times each, through the door,
 * signed by both schemes.
 */
export const proveOrders: Proof = async ({ serverUrl, count, seed, say }) => {
  const orders = chanceOf(seed)
    .shuffled(permutations(Object.keys(reports) as Report[]))
    .slice(0, count)
  const shop = await openProofShop({ serverUrl, stands: 20 })
  try {
    const trials: { booked: Booked; statuses: readonly number[] }[] = []
    for (const [index, order] of orders.entries()) {
      for (const [nth, truth] of truths.entries()) {
        const trial = 2 * index + nth
        const booked = await bookAndGoToPay(shop, { stand: trial % 20, day: 2 * Math.floor(trial / 20) })
        trials.push({ booked, statuses: await deliverAll(shop, booked, order, truth) })
        say(`${trials.length} of ${2 * orders.length} payments`)
      }
    }
    return await figuresOf(shop, trials)
  } finally {
    await shop.stop()
  }
}

async function deliverAll(shop: ProofShop, { checkoutId }: Booked, order: readonly Report[], truth: Truth): Promise<number[]> {
  const statuses: number[] = []
  for (const report of order) {
    const fields = shop.gateway.report(checkoutId, reports[report])
    if (truth === 'paid all along') shop.gateway.report(checkoutId, reports.successful)
    const { secretToken } = shop.gateway.running.settings
    const sent = Array.from({ length: copies }, (_, copy) =>
      signedNotice(fields, { scheme: schemes[copy % 2] ?? 'A', secretToken, url: noticeUrl, at: shop.clock.now() }),
    )
    statuses.push(...(await Promise.all(sent.map((notice) => shop.deliver(notice)))))
  }
  return statuses
}

async function figuresOf(
  shop: ProofShop,
  trials: readonly { readonly booked: Booked; readonly statuses: readonly number[] }[],
): Promise<readonly Figure[]> {
  const endings = await endingsOf(shop)
  const every = (isRight: (ending: StoredEnding) => boolean) =>
    trials.filter(({ booked }) => isRight(endings.get(booked.id) as StoredEnding)).length
  const answers = trials.flatMap(({ statuses }) => statuses)
  return [
    told('orders of five notifications', String(trials.length / truths.length)),
    told('payments, each order with two truths', String(trials.length)),
    exactly('notifications answered with 200', answers.length, answers.filter((status) => status === 200).length),
    exactly(
      'ended partiallyPaid',
      trials.length,
      every(({ status }) => status === 'partiallyPaid'),
    ),
    exactly(
      'attempt ended successful',
      trials.length,
      every(({ attempts }) => attempts.join() === 'successful'),
    ),
    exactly(
      'one payment row',
      trials.length,
      every(({ captures }) => captures === 1),
    ),
    exactly(
      'amount paid is the deposit',
      trials.length,
      every(({ amountPaid, captured }) => amountPaid === deposit && captured === deposit),
    ),
    exactly(
      'guest told of the deposit once',
      trials.length,
      every(({ told: events }) => events.filter((event) => event === 'deposit-received').length === 1),
    ),
    exactly('broken invariants', 0, (await brokenInvariants(shop)).length),
  ]
}

function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
