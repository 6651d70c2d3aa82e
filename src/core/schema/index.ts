export { type SchemaIssue, type StandardSchema, standardSchema } from './standardSchema';
