import type { Client } from 'pg'
import { actingFunction, guardGaps } from './guard-gaps.ts'
import { demandStaffRole } from './staff-role.ts'
import { organisationCondition, otherConditions } from './tenant-tables.ts'

/**
 * Keeps campsites apart for transactions that name whom they act for, on every table of this version; does
 * nothing where all of it is there. Each table has a transaction of its own, as a migration has.
 */
export async function raiseGuard(client: Client): Promise<void> {
  const found = await guardGaps(client)
  if (found.length === 0) return
  const name = await demandStaffRole(client)
  const role = client.escapeIdentifier(name)
  await inTransaction(client, [...functions(client.escapeLiteral(name)), ...grants(role)])
  for (const gap of await guardGaps(client)) {
    if (gap.kind === 'table') await guardTable(client, gap.name, role)
  }
}

/** A policy that says less than it should goes with the coming of the right one. */
async function guardTable(client: Client, name: string, role: string): Promise<void> {
  const table = client.escapeIdentifier(name)
  const { condition, policy } = otherConditions.get(name) ?? organisationCondition
  const { rows } = await client.query<{ old: string }>('select polname as old from pg_policy where polrelid = $1::regclass', [
    table,
  ])
  await inTransaction(client, [
    ...rows.map(({ old }) => `drop policy ${client.escapeIdentifier(old)} on ${table}`),
    `create policy everybody on ${table} using (true)`,
    `create policy ${policy} on ${table} as restrictive to ${role} using (${condition})`,
    `alter table ${table} enable row level security`,
  ])
}

/** The role is a part of them: a transaction learns it from the database. */
function functions(role: string): readonly string[] {
  return [
    `create or replace function acts_as_staff() returns boolean language sql stable as $$ select current_user = ${role} $$`,
    `create or replace function named_organisations() returns uuid[] language sql stable as $$
       select nullif(current_setting('camp.organisations', true), '')::uuid[] $$`,
    `create or replace function act_for_organisations(ids uuid[]) returns void language plpgsql as $$
       begin
         perform set_config('camp.organisations', ids::text, true), set_config('role', ${role}, true);
       end $$`,
    `comment on function ${actingFunction} is ${role}`,
  ]
}

function grants(role: string): readonly string[] {
  const [rows, numbers] = ['select, insert, update, delete', 'usage, select']
  return [
    `grant usage on schema public to ${role}`,
    `grant ${rows} on all tables in schema public to ${role}`,
    `grant ${numbers} on all sequences in schema public to ${role}`,
    `revoke insert, update, delete on mikro_orm_migrations from ${role}`,
    `alter default privileges in schema public grant ${rows} on tables to ${role}`,
    `alter default privileges in schema public grant ${numbers} on sequences to ${role}`,
  ]
}

async function inTransaction(client: Client, statements: readonly string[]): Promise<void> {
  await client.query(`begin; ${statements.join('; ')}; commit`).catch(async (error: unknown) => {
    await client.query('rollback')
    throw error
  })
}
