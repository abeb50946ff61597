import type { ClientBase } from 'pg'
import { organisationCondition, otherConditions, type TenantCondition } from './tenant-tables.ts'

/** What keeps campsites apart in the database, and is not there. */
export type GuardGap =
  /** The role in which acts of staff read and write, or the functions that name whom they act for. */
  | { readonly kind: 'role' }
  /** Rows of a table are not kept apart. */
  | { readonly kind: 'table'; readonly name: string }
  /** Of that role, at a table or sequence. */
  | { readonly kind: 'grant'; readonly name: string }

/** Where every act of staff begins; its comment is the name of the role. */
export const actingFunction = 'act_for_organisations(uuid[])'

export async function guardGaps(client: Pick<ClientBase, 'query'>): Promise<readonly GuardGap[]> {
  const { rows } = await client.query<GuardGap>(gaps)
  return rows
}

const quoted = (names: Iterable<string>) => [...names].map((name) => `'${name}'`).join()

/** What is not the owner's, such as tables of an extension, is not the product's. */
export const gaps = `
  with staff as (
    select oid from pg_roles
    where rolname = obj_description(to_regprocedure('${actingFunction}'), 'pg_proc')
  ), relation as (
    select c.oid, c.relname::text as name, c.relkind, c.relrowsecurity, coalesce(
        (select policy from unnest(
          array[${quoted(otherConditions.keys())}], array[${quoted(policies(otherConditions.values()))}]) as other (name, policy) where other.name = c.relname),
        (select '${organisationCondition.policy}' from pg_attribute where attrelid = c.oid and attname = 'organisation_id' and not attisdropped)) as policy
    from pg_class c
    join pg_class known on known.relname = 'mikro_orm_migrations' and known.relkind = 'r'
      and known.relnamespace = c.relnamespace and known.relowner = c.relowner
    where c.relkind in ('r', 'p', 'S') and c.relname not like 'mikro_orm_migrations%'
  )
  select 'role' as kind, null as name where not exists (select from staff)
  union all
  select 'table', name from relation
  where policy is not null and not (
    relrowsecurity
    and exists (select from pg_policy where polrelid = relation.oid and polpermissive and polroles = '{0}')
    and exists (select from pg_policy join staff on polroles = array[staff.oid]
      where polrelid = relation.oid and polname = policy and not polpermissive))
  union all
  select 'grant', name from relation join staff on not case
    when relkind = 'S' then has_sequence_privilege(staff.oid, relation.oid, 'usage')
    else has_table_privilege(staff.oid, relation.oid, 'select') and has_table_privilege(staff.oid, relation.oid, 'insert')
      and has_table_privilege(staff.oid, relation.oid, 'update') and has_table_privilege(staff.oid, relation.oid, 'delete')
    end
  order by 1, 2`

function policies(conditions: Iterable<TenantCondition>): readonly string[] {
  return [...conditions].map(({ policy }) => policy)
}
