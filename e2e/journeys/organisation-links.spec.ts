import { isForEverybody } from '../pages/for-everybody.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { expect, test } from '../test.ts'

test('the link to a campsite can be asked to be deleted by everybody, and is deleted by the platform alone @nojs-long', async ({
  tab,
}) => {
  const settings = new SettingsPage(tab)
  await settings.signIn('desk@kloofwater-camp.test')
  await tab.open('/org/org-choose')
  await isForEverybody(tab, 'organisation links')
  await tab.page.getByRole('link', { name: 'Delete the link: Kloofwater Camp' }).click()
  await expect(tab.page.getByText('Are you sure you want to delete this organisation link (Kloofwater Camp)?')).toBeVisible()
  await tab.isReady()
  await settings.press('Delete')
  await expect(tab.heading).toHaveText('You can’t see this page')

  await tab.open('/org/org-choose')
  await expect(tab.page.getByRole('link', { name: 'Delete the link: Kloofwater Camp' })).toBeVisible()
})
