import { expect, test } from '../test.ts'

test('a deposit keeps the place, and the balance is paid by the link', { tag: '@nojs' }, async ({
  campsite,
  reserving,
  gateway,
  booking,
  mailbox,
  tab,
  stay,
}) => {
  await campsite.open('duinezicht-cottages', stay('duinezicht-cottages', '2027-05-03', 4))
  await campsite.select('Cottage 2')
  const total = await campsite.total()
  await campsite.reserve()
  await reserving.giveDetails()
  await reserving.acceptTerms()
  const deposit = await reserving.amountToPay()
  expect(cents(deposit)).toBe(thirtyPercentOf(total))
  const id = tab.reservationId
  await reserving.submit()

  expect(await gateway.amount()).toBe(deposit)
  const beside = await tab.page.context().newPage()
  await beside.goto(`/duinezicht-cottages/reservation/${id}`)
  await expect(beside.getByText(`${deposit} to pay now`)).toBeVisible()
  await beside.close()
  await gateway.pay()

  await booking.isAt('confirm-ok')
  await expect(tab.heading).toHaveText('You’re booked. Deposit paid.')
  await expect(tab.fact('Paid')).toHaveText(String(deposit))
  await expect(tab.fact('Status')).toHaveText('Deposit paid')
  const balance = rand(cents(total) - cents(deposit))
  await expect(tab.fact('Balance')).toContainText(balance)
  await expect(tab.page.getByRole('region', { name: 'What happens next' })).toContainText(`Pay the balance of ${balance}`)
  await mailbox.email(id, 'partial_payment_received')

  await booking.openSummary('duinezicht-cottages', id)
  await tab.page.getByRole('link', { name: 'Click here to pay' }).click()
  await booking.isAt('confirm')
  await booking.pressConfirm()
  expect(await gateway.amount()).toBe(balance)
  await gateway.pay()

  await booking.isConfirmed()
  await expect(tab.fact('Paid')).toHaveText(total)
  await expect(tab.fact('Balance')).toHaveText('R0.00')
  await mailbox.email(id, 'booking_confirmation')
})

function cents(amount: string | null): number {
  return Math.round(Number(amount?.slice(1)) * 100)
}

/** To ten cents, half up. */
function thirtyPercentOf(total: string): number {
  return Math.round((cents(total) * 30) / 1000) * 10
}

function rand(amount: number): string {
  return `R${(amount / 100).toFixed(2)}`
}
