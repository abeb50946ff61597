import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'
const friends = { numberOfAdults: 8 }

test('friends share two plots, and giving them back makes them free again', async ({
  browser,
  campsite,
  reserving,
  tab,
  stay,
}) => {
  const weekdays = stay('2027-05-10', 3)
  await campsite.open(slug, weekdays, friends)
  await expect(tab.page.getByRole('heading', { name: 'Make one or more selections' })).toBeVisible()
  await expect(tab.page.getByText('You can select multiple plots.')).toBeVisible()
  await expect(campsite.plot('River stand 1')).toContainText(
    'Indicative price — will update after guests are allocated across multiple plots.',
  )
  await campsite.select('River stand 1', 'River stand 2')

  await campsite.putOn('River stand 1', 4)
  await campsite.putOn('River stand 2', 3)
  await expect(campsite.warning).toBeVisible()
  await expect(campsite.selection).toContainText('1 adult has no plot yet.')
  await campsite.reserve()
  await expect(campsite.notice).toContainText('Every guest needs a plot')

  await campsite.putOn('River stand 2', 4)
  await expect(campsite.warning).toHaveCount(0)
  // Per night: two base rates of R50.00 and eight adults at R133.33, each plot rounded to ten cents.
  await expect.poll(() => campsite.total()).toBe('R3499.80')
  await campsite.reserve()
  await reserving.isOn('stepDetails')
  const hold = tab.page.url()
  await expect(tab.page.getByRole('listitem').filter({ hasText: /^River stand 1: 4 adults$/ })).toBeVisible()

  const others = await (await browser.newContext()).newPage()
  await others.goto(hold.replace(/\/reserve\?.*/, `?${new URLSearchParams({ ...weekdays, numberOfAdults: '2' })}`))
  await expect(others.getByText('Booked for these dates')).toHaveCount(2)

  await reserving.giveBack()
  await expect(campsite.notice).toBeVisible()
  await others.reload()
  await expect(others.getByText('Booked for these dates')).toHaveCount(0)
})
