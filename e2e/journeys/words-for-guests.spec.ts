import { SettingsPage } from '../pages/settings-page.ts'
import { expect, test } from '../test.ts'

test('what a campsite tells its guests stands on its page under headings, and what it does not tell has none @nojs', async ({
  tab,
}) => {
  const { page } = tab
  const settings = new SettingsPage(tab)
  await settings.signIn('owner@kloofwater-camp.test')
  await settings.open('public-page')
  const say = (label: string, text: string) =>
    tab.hasScripts ? settings.write(label, text) : settings.field(label).fill(`<p>${text}</p>`)
  await say('House rules', 'Fires in the braai places.')
  await say('Pets', 'Dogs on a lead are welcome.')
  await settings.press('Save')
  await expect(settings.done).toContainText('Saved.')

  await tab.open('/kloofwater-camp')
  await expect(page.getByRole('region', { name: 'House rules' })).toContainText('Fires in the braai places.')
  await expect(page.getByRole('region', { name: 'Pets' })).toContainText('Dogs on a lead are welcome.')
  await expect(page.getByRole('region', { name: 'Your hosts' })).toHaveCount(0)
})
