import { type EntitySchemaWithMeta, UnderscoreNamingStrategy } from '@mikro-orm/core'
import type { InferEntityProperties, SnakeCase } from '@mikro-orm/postgresql'

const naming = new UnderscoreNamingStrategy()

type PropertiesOf<Table> = keyof InferEntityProperties<Table> & string

/**
 * The fields of a type that are columns of its table under the same name: the table's description says them,
 * and nobody says them again. `others` names every column that is no such field, so that none becomes one, or
 * is forgotten, by oversight.
 */
export function ownColumns<Type>() {
  return <Table extends EntitySchemaWithMeta>(
    table: Table,
    others: Readonly<Record<Exclude<PropertiesOf<Table>, keyof Type>, true>>,
  ): { readonly [Name in PropertiesOf<Table> & keyof Type]: SnakeCase<Name> } => {
    const names = Object.keys(table.properties).filter((name) => !(name in others))
    return Object.fromEntries(names.map((name) => [name, naming.propertyToColumnName(name)])) as never
  }
}
