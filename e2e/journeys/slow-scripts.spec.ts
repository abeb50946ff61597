import { campsiteAddress, couple } from '../pages/stays.ts'
import { expect, test } from '../test.ts'

test('a plot that is ticked before the scripts of its page are there stays ticked, and is priced', async ({
  tab,
  campsite,
  stay,
}) => {
  const { page } = tab
  const arrived = Promise.withResolvers<void>()
  await page.route(/\.js(\?.*)?$/, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(campsiteAddress('karoo-stargazers', stay('2028-02-14', 2), couple), { waitUntil: 'commit' })
  await campsite.choice('Van bay 1').check()

  arrived.resolve()
  await expect(campsite.selection).toContainText('Van bay 1')
  await expect(campsite.choice('Van bay 1')).toBeChecked()
  await expect(page).toHaveURL(/[?&]plot=/)
})
