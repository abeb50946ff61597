import { referenceDocument } from '../../adapters/src/import-export/testing/reference-document.ts'
import { importOrg } from '../../web/app/wording/en/staff/import-org.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { expect, test } from '../test.ts'

test('the platform imports a document: faults by path, what would change, how far it is, what it did', {
  tag: '@nojs-long',
}, async ({ tab }) => {
  const { page } = tab
  const desk = new SettingsPage(tab)
  await desk.signIn('admin@demo.test')
  await tab.open('/admin/import-org')
  await isForEverybody(tab, 'import')
  const choose = async (document: unknown) => {
    const buffer = Buffer.from(JSON.stringify(document))
    await page
      .getByLabel(importOrg.file, { exact: true })
      .setInputFiles({ name: 'camps.json', mimeType: 'application/json', buffer })
    await desk.press(importOrg.check)
  }

  const document = referenceDocument()
  const organisation = document.organisations.find(({ slug }: { readonly slug: string }) => slug === 'paused-bend')
  await choose({ ...document, organisations: [{ ...organisation, latitude: 'north' }] })
  await expect(page.getByText('organisations[0].latitude')).toBeVisible()
  await isForEverybody(tab, 'import with faults')

  const suburb = tab.hasScripts ? 'By the bridge' : 'By the old bridge'
  await choose({ ...document, organisations: [{ ...organisation, suburb }] })
  await expect(tab.heading).toHaveText(importOrg.checkedTitle)
  await tab.isReady()
  await page
    .locator('summary')
    .filter({ hasText: /^\d+ fields?$/ })
    .click()
  await expect(page.getByText(suburb)).toBeVisible()
  await isForEverybody(tab, 'what would change')
  await desk.press(importOrg.run)
  await desk.provePassword()
  await expect(tab.heading).toHaveText(importOrg.doneTitle)
  await tab.open('/admin/import-org')
  await choose({ ...document, organisations: [{ ...organisation, suburb }] })
  await expect(page.getByText('so there’s nothing to import.')).toBeVisible()
})
