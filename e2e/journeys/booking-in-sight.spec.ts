import { isForEverybody } from '../pages/for-everybody.ts'
import { expect, test } from '../test.ts'

test('the summary says from the first step what is paid when and what cancelling gives back, and the end what happens next', {
  tag: '@nojs',
}, async ({ campsite, reserving, gateway, booking, tab, stay }) => {
  const { page } = tab
  await campsite.open('duinezicht-cottages', stay('duinezicht-cottages', '2027-05-10', 4))
  await campsite.select('Cottage 2')
  const total = await campsite.total()
  await campsite.reserve()

  await reserving.isOn('stepDetails')
  const summary = page.getByRole('complementary', { name: 'Your booking' })
  const amountOf = async (name: string) => {
    const line = summary.locator('p:visible').filter({ hasText: name })
    return (await line.innerText()).match(/R\d+\.\d\d/)?.[0] ?? ''
  }
  await expect(summary.locator('img')).toHaveAttribute('src', /scene-own-duinezicht-cottages/)
  await expect(summary.getByText(/^Cancel by \w+ \d+ \w+ 2027 and get (everything|\d+%) back\.$/)).toBeVisible()
  const [now, later] = [await amountOf('To pay now'), await amountOf('To pay later')]
  expect(cents(now) + cents(later)).toBe(cents(total))
  await isForEverybody(tab, 'details with the summary')

  await reserving.giveDetails()
  await reserving.acceptTerms()
  expect(await reserving.amountToPay(), 'the button asks for what the summary said').toBe(now)
  await page.getByRole('radio', { name: /^Pay the full/ }).check()
  expect(await amountOf('To pay now')).toBe(total)
  await page.getByRole('radio', { name: /^Pay a deposit/ }).check()
  await reserving.submit()
  await gateway.pay()

  await booking.isAt('confirm-ok')
  const next = page.getByRole('region', { name: 'What happens next' })
  await expect(next.locator('img')).toHaveAttribute('src', /scene-own-duinezicht-cottages/)
  await expect(next.getByRole('listitem').filter({ hasText: `Pay the balance of ${later}` })).toBeVisible()
  await expect(next.getByText(/^Arrive on \w+, \d+ \w+ 2027, from \d\d:\d\d\./)).toBeVisible()
  await expect(next.getByText(/^At the gate, say your number: \d{3}-\d{3}-\d{3}\.$/)).toBeVisible()
  await isForEverybody(tab, 'a booking that is paid')
})

function cents(amount: string): number {
  return Math.round(Number(amount.slice(1)) * 100)
}
