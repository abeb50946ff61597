import { migrations } from '@camp/migrations'
import type { Database } from './orm.ts'

/** Throws unless the database answers and has every migration of this version. */
export async function checkDatabase({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const rows: readonly { name: string }[] = await orm.em.getConnection().execute('select name from mikro_orm_migrations')
  const done = new Set(rows.map(({ name }) => name))
  const pending = migrations.filter(({ name }) => !done.has(name))
  if (pending.length > 0) throw new Error(`the database waits for ${pending.map(({ name }) => name).join(', ')}`)
}
