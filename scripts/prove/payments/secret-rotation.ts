import { exactly, type Figure } from '../figures.ts'
import { endingsOf } from './endings.ts'
import { bookAndGoToPay } from './guests.ts'
import { noticeUrl, type ProofShop } from './proof-shop.ts'
import { schemes, signedNotice } from './sent-notices.ts'

/**
 * While a secret is replaced, what the gateway signs with either counts; afterwards the old one is worth
 * nothing.
 */
export async function provenRotation(shop: ProofShop): Promise<readonly Figure[]> {
  const old = shop.gateway.running.settings.secretToken
  const fresh = 'the-secret-that-follows'
  const phases = [
    { trusted: [old], signedBy: [old], isAccepted: true },
    { trusted: [fresh, old], signedBy: [old, fresh], isAccepted: true },
    { trusted: [fresh], signedBy: [fresh], isAccepted: true },
    { trusted: [fresh], signedBy: [old], isAccepted: false },
  ] as const
  const ids = { accepted: [] as string[], refused: [] as string[] }
  let stand = 0
  for (const { trusted, signedBy, isAccepted } of phases) {
    shop.trustSecrets(trusted)
    for (const secretToken of signedBy) {
      for (const scheme of schemes) {
        const { id, checkoutId } = await bookAndGoToPay(shop, { stand, day: 10 })
        const fields = shop.gateway.report(checkoutId, '000.000.000')
        await shop.deliver(signedNotice(fields, { scheme, secretToken, url: noticeUrl, at: shop.clock.now() }))
        ids[isAccepted ? 'accepted' : 'refused'].push(id)
        stand += 1
      }
    }
  }
  const endings = await endingsOf(shop)
  const paid = (of: readonly string[]) => of.filter((id) => endings.get(id)?.captures === 1).length
  return [
    exactly('genuine before, during and after the new secret, accepted', ids.accepted.length, paid(ids.accepted)),
    exactly('signed by the old secret after that, accepted', 0, paid(ids.refused)),
  ]
}
