import { DeskPage } from '../pages/desk-page.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { Tab } from '../pages/tab.ts'
import { words } from '../pages/words.ts'
import { camp } from '../server/command-line.ts'
import { expect, test } from '../test.ts'

const campsite = 'silverhill-retreat'
const sentence = /Nothing is paid online\. You pay Silverhill Retreat [^.]*R\d+\.\d\d.*\./
const settings = words('organisationSettings')

test('a campsite without online payment says in one sentence what to pay, until when and how, and gives its account', {
  tag: '@nojs-long',
}, async ({ campsite: picker, reserving, booking, mailbox, database, tab, browser, baseURL, stay }) => {
  await database.knownAccount(campsite)
  await database.takesDeposit(campsite, 'Tent 1')
  const owner = await browser.newContext({ baseURL: baseURL ?? '' })
  const form = new SettingsPage(new Tab(await owner.newPage(), tab.hasScripts))
  await form.signIn('admin@demo.test')
  await form.tab.open(`/org/org-organisation/bank-details?org=${campsite}`)
  await form.field(settings('showsBankDetails')).check()
  await form.press('Save')
  await form.provePassword()
  await expect(form.done).toContainText('Saved.')
  await form.tab.open(`/org/org-organisation/booking-rules?org=${campsite}`)
  await form.field(settings('releasesTransfers')).check()
  await form.press('Save')
  await expect(form.done).toContainText('Saved.')
  await owner.close()

  await picker.open(campsite, stay(campsite, '2027-06-14', 2))
  await picker.select('Tent 1')
  const said = (await tab.page.getByText(sentence).first().innerText()).match(sentence)?.[0] ?? ''
  expect(said).toContain('If it has not come 3 days after that, the booking is released.')
  await picker.reserve()
  await reserving.giveDetails()
  await reserving.acceptTerms()
  await expect(tab.page.getByText(said)).toBeVisible()
  await expect(tab.page.getByText('0000004711')).toHaveCount(0)
  await expect(tab.page.getByText('paid by then'), 'no card is charged here').toHaveCount(0)
  await reserving.submit()
  await expect(tab.page).toHaveURL(/\/reserve-ok\?reservation=/)
  const id = tab.reservationId
  await expect(tab.page.getByText(said)).toBeVisible()

  const request = await mailbox.email(id, 'booking_request_confirmation')
  expect(request.text).toContain(said)
  expect(request.text).toContain('Account number: 0000004711')
  await tab.open(request.links.find((link) => new URL(link).pathname.endsWith('/confirm')) ?? '')
  await expect(tab.page.getByText(said)).toBeVisible()
  await expect(tab.page.getByText('0000004711')).toBeVisible()
  await expect(tab.page.getByText(/^Use \d{3}-\d{3}-\d{3} as the reference of your transfer\.$/)).toBeVisible()

  await booking.pressConfirm()
  await booking.isConfirmed()
  const now = (await tab.page.getByText(sentence).first().innerText()).trim()
  expect((await mailbox.email(id, 'booking_confirmation')).text).toContain(now)

  const desk = new DeskPage(tab, campsite)
  expect(now).toMatch(/If it has not come by then, the booking is released on \w+, \d+ \w+ 20\d\d\.$/)
  await new SettingsPage(tab).signIn('admin@demo.test')
  await tab.open(`/org/${campsite}/today`)
  await expect(tab.page.getByRole('row').filter({ hasText: /Release automatically on \w/ })).not.toHaveCount(0)
  await desk.open(id)
  await expect(tab.page.getByText(words('bookings')('guestWasToldToPay')), 'it is not the desk that pays').toBeVisible()
  await tab.page.getByRole('button', { name: /^Money arrived: R\d+\.\d\d/ }).click()
  await expect(tab.page.getByRole('status').filter({ hasText: 'The payment is recorded.' })).toBeVisible()
  expect(await database.moneyMoved(id)).toEqual(['capture'])
  await tab.page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(tab.page.getByRole('status').filter({ hasText: 'The payment is reversed' })).toBeVisible()
  await expect(tab.page.getByRole('button', { name: /^Money arrived: R\d+\.\d\d/ })).toBeVisible()
})

test('a deposit that does not come releases its booking in the morning, and the desk sees why', async ({
  tab,
  program,
  database,
  server,
  stay,
}) => {
  test.slow()
  const { page } = tab
  await database.takesDeposit(campsite, 'Tent 1')
  const form = new SettingsPage(tab)
  await form.signIn('admin@demo.test')
  await tab.open(`/org/org-organisation/booking-rules?org=${campsite}`)
  await form.field(settings('releasesTransfers')).check()
  await form.press('Save')
  await expect(form.done).toContainText('Saved.')
  const { id } = await program.reserve({
    orgSlug: campsite,
    stay: stay(campsite, '2027-06-21', 2),
    plot: 'Tent 1',
    payInFull: false,
  })
  const desk = new DeskPage(tab, campsite)
  await desk.open(id)
  await desk.begin('confirm')
  await desk.doIt('confirm')
  const reference =
    (
      await tab.page
        .getByText(/\d{3}-\d{3}-\d{3}/)
        .first()
        .innerText()
    ).match(/\d{3}-\d{3}-\d{3}/)?.[0] ?? ''

  const eve = { at: '2026-11-23T09:05:00+02:00' }
  await camp(server.dataDirectory, ['reminder', 'send-transfers'], eve)
  // Each command begins at its moment: what the first wrote is a few seconds later than that.
  const afterwards = { at: '2026-11-23T09:15:00+02:00' }
  await camp(server.dataDirectory, ['outbox', 'send', '--limit', '1000'], afterwards)
  const morning = { at: '2026-11-27T09:05:00+02:00' }
  const early = await camp(server.dataDirectory, ['reservation', 'release-transfers'], { at: '2026-11-27T08:55:00+02:00' })
  expect(JSON.stringify(early)).not.toContain(reference)
  const released = await camp(server.dataDirectory, ['reservation', 'release-transfers'], morning)
  expect(JSON.stringify(released)).toContain(reference)

  await desk.open(id)
  expect(await database.statusOf(id)).toBe('cancelled')
  await expect(page.getByText(words('bookings')('reason_transfer-missing')).first()).toBeVisible()
})
