import { expect, it } from 'vitest'
import { RotateFormSecret, type RotateFormSecretPorts } from './rotate-form-secret.ts'

it('forms are signed with another secret from then on', async () => {
  const done: string[] = []
  const formSecrets = { replace: async () => void done.push('replaced') }

  await new RotateFormSecret({ formSecrets } as unknown as RotateFormSecretPorts).execute()

  expect(done).toEqual(['replaced'])
})
