import type { Mailbox } from '../server/mailbox.ts'
import { expect, test } from '../test.ts'

const slug = 'duinezicht-cottages'
const lerato = { firstName: 'Lerato', lastName: 'Nkosi', email: 'lerato@example.org', cell: '082 765 4321' }

/** WhatsApp takes what is sent to this number and reports later that nobody has it there. */
const withoutWhatsApp = { ...lerato, cell: '082 113 1026' }

const guests = [
  ['on WhatsApp is told there and by e-mail', lerato, '2027-09-06', ['app', 'email']],
  ['who is not on WhatsApp is told by SMS instead, and by e-mail', withoutWhatsApp, '2027-09-13', ['email', 'sms']],
] as const

for (const [what, guest, arrival, channels] of guests) {
  test(`deposit by card, balance by link, cancellation with refund: a guest ${what}`, { tag: '@nojs-long' }, async ({
    campsite,
    reserving,
    gateway,
    booking,
    mailbox,
    database,
    tab,
    stay,
  }) => {
    test.slow()
    const isTold = (type: string) => isToldBy(mailbox, tab.reservationId, type, channels)
    await campsite.open(slug, stay(slug, arrival, 4))
    await campsite.select('Cottage 2')
    const total = await campsite.total()
    await campsite.reserve()
    await reserving.isOn('stepDetails')
    await tab.page.getByRole('radio', { name: 'WhatsApp' }).check()
    await reserving.giveDetails(guest)
    await reserving.acceptTerms()
    await reserving.submit()
    await gateway.pay()
    await expect(tab.heading).toHaveText('You’re booked. Deposit paid.')
    await isTold('partial_payment_received')

    const id = tab.reservationId
    const phone = channels.find((channel) => channel !== 'email') ?? ''
    await tab.open(await pathOfLink(mailbox, id, 'partial_payment_received', phone, /\/r\/|\/reservation\//))
    await tab.page.getByRole('link', { name: 'Click here to pay' }).click()
    await booking.isAt('confirm')
    await booking.pressConfirm()
    await gateway.pay()
    await booking.isConfirmed()
    await expect(tab.fact('Paid')).toHaveText(total)
    await isTold('booking_confirmation')

    await tab.open(await pathOfLink(mailbox, id, 'partial_payment_received', 'email', /\/cancel$/))
    await booking.pressCancel()
    await booking.isAt('cancel-ok')
    await expect(tab.page.getByText(`You get back ${total}`, { exact: true })).toBeVisible()
    await isTold('booking_cancellation')
    const moved = () => database.moneyMoved(id)
    await expect.poll(moved, { timeout: 60_000 }).toEqual(['capture', 'capture', 'refund', 'refund'])
  })
}

async function isToldBy(mailbox: Mailbox, id: string, type: string, channels: readonly string[]): Promise<void> {
  const told = async () => {
    const messages = (await mailbox.of(id)).filter((message) => message.type === type)
    return messages.map(({ channel }) => channel).sort()
  }
  await expect.poll(told, { message: type, timeout: 40_000 }).toEqual(channels)
}

async function pathOfLink(mailbox: Mailbox, id: string, type: string, channel: string, link: RegExp): Promise<string> {
  const message = (await mailbox.of(id)).find((each) => each.type === type && each.channel === channel)
  return new URL(message?.links.find((address) => link.test(address)) ?? '').pathname
}
