import { DeskPage } from '../pages/desk-page.ts'
import { expect, test } from '../test.ts'

const slug = 'karoo-stargazers'

test('the desk finds a booking, confirms it, takes money, moves it and back, and cancels it', { tag: '@nojs-long' }, async ({
  tab,
  program,
  database,
  mailbox,
  stay,
}) => {
  const { page } = tab
  const nights = stay(slug, '2027-06-07', 2)
  const { id } = await program.reserve({ orgSlug: slug, stay: nights, plot: 'Van bay 1' })
  const desk = new DeskPage(tab, slug)
  await desk.signIn()

  await desk.openList()
  await desk.find('083 123 4567')
  await expect(desk.rows.filter({ hasText: 'Sipho Dlamini' }).first()).toBeVisible()
  await desk.find('nobody of that name')
  await expect(page.getByText('No bookings match.')).toBeVisible()

  await desk.open(id)
  await expect(tab.heading).toHaveText('Sipho Dlamini')
  await desk.begin('confirm')
  await expect(desk.changes).toContainText('Waiting for confirmation')
  await expect(desk.changes).toContainText('The guest will read')
  expect(await database.statusOf(id), 'looking changes nothing').toBe('pending')
  await desk.doIt('confirm')
  expect(await database.statusOf(id)).toBe('confirmed')
  await mailbox.email(id, 'booking_confirmation')

  await desk.begin('payment')
  await page.getByLabel('Amount in rand').fill('999999')
  await page.getByRole('button', { name: 'Record this payment' }).click()
  await expect(page.getByRole('alert')).toContainText('That’s more than the R')
  await tab.isReady()
  await page.getByLabel('Amount in rand').fill('100')
  await page.getByLabel('How it was paid').selectOption('eft')
  await page.getByLabel('Reference').fill('FNB 4711')
  await desk.doIt('payment')
  await desk.undo('reverse-payment')
  expect(await database.moneyMoved(id)).toEqual(['capture', 'reversal'])
  await desk.begin('payment')
  await page.getByLabel('Amount in rand').fill('100')
  await page.getByLabel('Reference').fill('FNB 4711')
  await desk.doIt('payment')
  await expect(page.getByRole('region', { name: 'Payments' })).toContainText('FNB 4711')

  await desk.begin('move')
  await page.getByLabel('Departure').fill(stay(slug, '2027-06-07', 3).departureDate)
  await desk.showChanges()
  await expect(desk.changes.getByRole('row', { name: 'Stay' })).toBeVisible()
  await expect(desk.changes).toContainText('more')
  await desk.doIt('move')
  await desk.undo('undo-change')

  await desk.begin('move')
  await page.getByLabel('Adults').fill('1')
  await page.getByLabel('Children’s ages').fill('9')
  await desk.showChanges()
  await expect(desk.changes.getByRole('row', { name: 'Guests' })).toContainText('1 adult, 1 child (9)')
  await desk.doIt('move')
  await desk.undo('undo-change')

  await desk.begin('cancel')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('alert')).toContainText('Say why.')
  await tab.isReady()
  await page.getByLabel('Why?').fill('The guest is in hospital')
  await page.getByRole('radio', { name: /^Everything paid: R100.00/ }).check()
  await desk.showChanges()
  await expect(desk.changes).toContainText('R100.00 goes back to the guest.')
  await desk.doIt('cancel')
  expect(await database.statusOf(id)).toBe('cancelled')
  await mailbox.email(id, 'booking_cancellation')
  const payments = page.getByRole('region', { name: 'Payments' })
  await expect(payments).toContainText('You need to pay back R100.00 by hand.')
  await expect(payments).toContainText(/Still to go back\s*−R100\.00\s*You keep\s*R0\.00/)
  await expect(payments).not.toContainText('Paid in full')

  await desk.begin('reinstate')
  await desk.doIt('reinstate')
  expect(await database.statusOf(id)).toBe('confirmed')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('Payment of R100.00 reversed')
  await expect(history).toContainText('Change undone')
})

test('what the list found comes as a file, and another campsite finds nothing', async ({ tab, program, stay }) => {
  const { page } = tab
  const { id } = await program.reserve({ orgSlug: slug, stay: stay(slug, '2028-02-28', 2), plot: 'Van bay 1' })
  const desk = new DeskPage(tab, slug)
  await desk.signIn()

  await page.goto(`/org/${slug}/bookings?q=dlamini&dates=arrival&from=2028-02-28&to=2028-02-28`)
  await expect(desk.rows).toHaveCount(1)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^bookings-karoo-stargazers-\d{4}-\d\d-\d\d\.csv$/)

  for (const address of [`/org/kloofwater-camp/bookings`, `/org/kloofwater-camp/bookings/${id}`, `/org/kloofwater-camp/today`]) {
    expect((await page.goto(address))?.status(), address).toBe(404)
  }
})
