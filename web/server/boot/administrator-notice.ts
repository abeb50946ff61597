import { system } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'

/** What a new operator should read before anything else; null once somebody of the platform can sign in. */
export async function administratorNotice({ listPeople }: Pick<UseCases, 'listPeople'>): Promise<string | null> {
  const asked = {
    search: '',
    role: 'SUPERADMIN',
    state: 'working',
    sort: 'name',
    isDescending: false,
    limit: 1,
    offset: 0,
  } as const
  const administrators = await listPeople.execute({ actor: system('start'), ...asked })
  if (!administrators.ok || administrators.value.total > 0) return null
  return 'Nobody administers this marketplace yet. Next: npm run camp -- user create --role SUPERADMIN --email <your address>'
}
