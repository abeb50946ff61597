import { expect, test } from '../test.ts'

test('every plot that cannot be booked says why, in the words of rule W3', { tag: '@nojs' }, async ({
  campsite,
  program,
  tab,
  stay,
}) => {
  const fridayOnly = stay('kloofwater-camp', '2027-05-21', 1)
  await program.hold({ orgSlug: 'kloofwater-camp', stay: fridayOnly, plot: 'River stand 1' })

  await campsite.open('kloofwater-camp', fridayOnly)

  const booked = campsite.plot('River stand 1')
  await expect(booked).toContainText('Booked for these dates')
  await expect(campsite.choice('River stand 1')).toHaveCount(0)
  await expect(campsite.plot('River stand 4')).toContainText('Two weekend days need to be booked')
  await expect(campsite.plot('River stand 3')).toContainText('Two weekend days need to be booked')
  await expect(campsite.choice('River stand 2')).toBeEnabled()

  await booked.getByRole('link', { name: /^Free / }).click()
  await expect(campsite.plot('River stand 1')).not.toContainText('Booked for these dates')
  await expect(campsite.choice('River stand 1')).toBeEnabled()

  await campsite.open('kloofwater-camp', stay('kloofwater-camp', '2027-05-24', 1))
  await expect(campsite.plot('River stand 3')).toContainText('Change dates/guests to book')
  await expect(campsite.plot('River stand 3')).toContainText('Stay at least 2 nights.')
  await expect(campsite.plot('River stand 4')).not.toContainText('Two weekend days need to be booked')
  await expect(tab.page.getByText('Loop stand 1')).toHaveCount(0)
})

test('a paused campsite takes no bookings and an unknown one is not found', { tag: '@nojs' }, async ({ tab, campsite, stay }) => {
  await campsite.open('paused-bend', stay('paused-bend', '2027-05-24', 2))
  await expect(tab.page.getByText('This campsite isn’t taking bookings')).toBeVisible()
  await expect(campsite.cards).toHaveCount(0)

  const answer = await tab.page.goto('/no-such-campsite')
  expect(answer?.status()).toBe(404)
  await expect(tab.heading).toHaveText('Page not found')
  await expect(tab.page.getByRole('main').getByLabel('Where')).toBeVisible()
})
