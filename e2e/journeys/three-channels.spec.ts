import type { Mailbox } from '../server/mailbox.ts'
import { expect, test } from '../test.ts'

/** WhatsApp takes what is sent to this number and reports later that nobody has it there, so an SMS steps in. */
const withoutWhatsApp = { firstName: 'Lerato', lastName: 'Nkosi', email: 'lerato@example.org', cell: '082 113 1026' }
const slug = 'duinezicht-cottages'

test('deposit by card, balance by link, cancellation with refund, each told by WhatsApp, SMS and e-mail', {
  tag: '@nojs',
}, async ({ campsite, reserving, gateway, booking, mailbox, database, tab, stay }) => {
  test.slow()
  await campsite.open(slug, stay('2027-09-06', 4))
  await campsite.select('Cottage 2')
  const total = await campsite.total()
  await campsite.reserve()
  await reserving.giveDetails(withoutWhatsApp)
  await reserving.acceptTerms()
  await reserving.submit()
  await gateway.pay()
  await expect(tab.heading).toHaveText('Your deposit has arrived')
  const id = tab.reservationId
  await isToldByEveryChannel(mailbox, id, 'booking_request_confirmation')
  await isToldByEveryChannel(mailbox, id, 'partial_payment_received')

  const [message] = (await mailbox.of(id)).filter(({ channel, type }) => channel === 'sms' && type === 'partial_payment_received')
  await tab.open(new URL(message?.links[0] ?? '').pathname)
  await tab.page.getByRole('link', { name: 'Click here to pay' }).click()
  await booking.isAt('confirm')
  await booking.pressConfirm()
  await gateway.pay()
  await booking.isConfirmed()
  await expect(tab.fact('Paid')).toHaveText(total)
  await isToldByEveryChannel(mailbox, id, 'booking_confirmation')

  const request = await mailbox.email(id, 'booking_request_confirmation')
  await tab.open(new URL(request.links.find((link) => link.endsWith('/cancel')) ?? '').pathname)
  await booking.pressCancel()
  await booking.isAt('cancel-ok')
  await expect(tab.page.getByText(`You get back ${total}`, { exact: true })).toBeVisible()
  await isToldByEveryChannel(mailbox, id, 'booking_cancellation')
  await expect.poll(() => database.moneyMoved(id), { timeout: 60_000 }).toEqual(['capture', 'capture', 'refund', 'refund'])
})

async function isToldByEveryChannel(mailbox: Mailbox, id: string, type: string): Promise<void> {
  const channels = async () => {
    const told = (await mailbox.of(id)).filter((message) => message.type === type)
    return [...new Set(told.map(({ channel }) => channel))].sort()
  }
  await expect.poll(channels, { message: type, timeout: 40_000 }).toEqual(['app', 'email', 'sms'])
}
