import { ChangePage } from '../pages/change-page.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const t = words('change')
const tr = words('reservation')
const orgSlug = 'karoo-stargazers'

const rand = (text: string) => Number(text.slice(1))
const amountOf = (value: number) => `R${value.toFixed(2)}`

test('a guest stays a night longer: the new price first, then the change, then the difference is paid', { tag: '@nojs' }, async ({
  tab,
  program,
  gateway,
  booking,
  mailbox,
  stay,
}) => {
  const change = new ChangePage(tab)
  const { id, paymentUrl } = await program.reserve({ orgSlug, stay: stay(orgSlug, '2028-01-17', 2), plot: 'Van bay 1' })
  await tab.page.goto(paymentUrl!)
  const paid = rand(await gateway.amount())
  await gateway.pay()
  const difference = amountOf(paid / 2)

  await booking.openSummary(orgSlug, id)
  await tab.page.getByRole('link', { name: tr('changeThis') }).click()
  await expect(tab.heading).toHaveText(t('heading'))
  await change.askFor(stay(orgSlug, '2028-01-17', 3))
  await change.isShowing(t('more', { amount: difference }))
  expect(await change.row(tr('total'))).toEqual([amountOf(paid), amountOf(paid * 1.5)])
  expect(await change.row(tr('checkIn'))).toEqual([expect.any(String), t('stays')])
  await change.press()

  await expect(tab.page).toHaveURL(/\/reservation\/[^/]+\?changed/)
  await expect(tab.page.getByText(tr('changedTitle'))).toBeVisible()
  await expect(tab.page.getByText(tr('balanceToPayTitle', { amount: difference }))).toBeVisible()
  expect((await mailbox.email(id, 'default')).text).toContain('has changed')
  await tab.page.getByRole('link', { name: tr('clickToPay') }).click()
  await booking.pressConfirm()
  expect(await gateway.amount()).toBe(difference)
  await gateway.pay()
  await booking.isConfirmed()
  const told = async () =>
    (await mailbox.of(id))
      .filter(({ channel }) => channel === 'email')
      .map(({ text }) => text)
      .join('\n')
  await expect.poll(told, { timeout: 60_000 }).toContain(`we’ve received your payment of ${difference}`)
})

test('a guest leaves earlier and sees what comes back before the click', { tag: '@nojs' }, async ({
  tab,
  program,
  gateway,
  stay,
}) => {
  const change = new ChangePage(tab)
  const { id, paymentUrl } = await program.reserve({ orgSlug, stay: stay(orgSlug, '2028-01-24', 2), plot: 'Van bay 1' })
  await tab.page.goto(paymentUrl!)
  const back = amountOf(rand(await gateway.amount()) / 2)
  await gateway.pay()

  await change.open(id)
  await change.askFor(stay(orgSlug, '2028-01-24', 1))
  await change.isShowing(t('refund', { amount: back }))
  await change.press()

  await expect(tab.page.getByText(tr('changedRefund', { amount: back }))).toBeVisible()
})

test('what cannot be is said in plain words, and nothing changes', { tag: '@nojs' }, async ({
  tab,
  program,
  gateway,
  booking,
  stay,
}) => {
  const change = new ChangePage(tab)
  const plot = 'Rooftop bay 1'
  const { id, paymentUrl } = await program.reserve({ orgSlug, stay: stay(orgSlug, '2027-07-05', 2), plot })
  await tab.page.goto(paymentUrl!)
  const paid = await gateway.amount()
  await gateway.pay()
  await program.reserve({ orgSlug, stay: stay(orgSlug, '2027-07-08', 1), plot })

  await change.open(id)
  await change.askFor(stay(orgSlug, '2027-07-05', 4))
  await expect(tab.page.getByText(t('problemBooked', { plot }))).toBeVisible()
  await expect(tab.page.getByRole('heading', { name: t('comparison') })).toHaveCount(0)

  await change.askFor(stay(orgSlug, '2027-07-05', 2))
  await expect(tab.page.getByText(t('unchangedTitle'))).toBeVisible()
  await booking.openSummary(orgSlug, id)
  await expect(tab.page.getByText(paid).first()).toBeVisible()
})

test('a stay that has begun cannot be changed by its link', { tag: '@nojs' }, async ({ tab, database }) => {
  const change = new ChangePage(tab)

  await change.open(await database.someStayThatHasBegun())

  await expect(tab.heading).toHaveText(t('deniedHeading'))
})

test('a child is added by its age, and a campsite that refuses says whom to ask', async ({ tab, program, stay }) => {
  const { page } = tab
  const change = new ChangePage(tab)
  const { id } = await program.reserve({ orgSlug, stay: stay(orgSlug, '2028-04-17', 2), plot: 'Van bay 1' })
  await change.open(id)
  await expect(page.getByLabel('Age of child 1'), 'nobody asked for one').toHaveCount(0)

  await page.getByRole('button', { name: 'More: Children' }).click()
  const age = page.getByLabel('Age of child 1')
  await page.getByRole('button', { name: t('showPrice') }).click()
  expect(await age.evaluate((field: HTMLSelectElement) => field.validity.valueMissing), 'a child has an age').toBe(true)
  await age.selectOption('7 years')
  await page.getByRole('button', { name: t('showPrice') }).click()
  await expect(page).toHaveURL(/ages-0=7/)
  await expect(page.getByRole('heading', { name: t('comparison') })).toBeVisible()

  await change.askFor(stay(orgSlug, '2028-04-17', 2), 30)
  await expect(page.getByRole('alert').filter({ hasText: 'guests at most' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Send a message from here' })).toBeVisible()
})
