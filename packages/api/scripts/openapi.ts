import { z } from 'zod';
import { type Area, type Endpoint, timeouts } from '../src/core/endpoint.ts';
import { errorCodes, rateLimitStatus } from '../src/core/envelope.ts';

/** JSON as far as an OpenAPI document needs it. */
export type JsonObject = { [name: string]: unknown };

/** The OpenAPI 3.1 document of a contract, its shapes made from the schemas that check them. */
export function openApiDocument(contract: Readonly<Record<string, Area>>): JsonObject {
  const paths: { [path: string]: JsonObject } = {};
  for (const [area, endpoints] of Object.entries(contract)) {
    for (const [name, declared] of Object.entries(endpoints)) {
      paths[declared.path] = {
        ...paths[declared.path],
        [declared.method.toLowerCase()]: operation(area, name, declared),
      };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Tutor service',
      version: '1',
      description:
        'Every reply is an envelope; ErrorCode 0 is success. Paths are matched without regard to case. ' +
        'x-assumed marks a path or a shape that the specification does not show.',
    },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map((name) => ({ name })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The Token of the sign-in reply.' } },
      parameters: {
        appid: header('appid', 'Id of the calling program.'),
        sign: header(
          'sign',
          'Upper-case hexadecimal MD5 of all query and body parameters (names and values lower-cased, sorted by name, ' +
            "name=value joined by '&', nested values as their JSON text) with the secret appended.",
          '^[0-9A-F]{32}$',
        ),
        requestId: { ...header('x-request-id', 'Logged on both sides.'), required: false },
      },
      responses: {
        rateLimited: {
          description: 'Too many requests. The body is the message.',
          content: { 'text/plain': { schema: { type: 'string' } } },
        },
      },
    },
  };
}

function header(name: string, description: string, pattern?: string): JsonObject {
  const schema = pattern === undefined ? { type: 'string' } : { type: 'string', pattern };
  return { name, in: 'header', required: true, description, schema };
}

function operation(area: string, name: string, declared: Endpoint): JsonObject {
  const timeoutMs = timeouts[declared.timeout];
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: declared.summary,
    ...(declared.isAssumed ? { 'x-assumed': true } : {}),
    ...(timeoutMs === undefined ? {} : { 'x-timeout-ms': timeoutMs }),
    ...(declared.access === 'public' ? { security: [] } : {}),
    parameters: [
      { $ref: '#/components/parameters/appid' },
      { $ref: '#/components/parameters/sign' },
      { $ref: '#/components/parameters/requestId' },
      ...queryParameters(declared.query),
    ],
    ...(isSent(declared.body)
      ? {
          requestBody: {
            required: true,
            content: { [mediaTypes[declared.bodyFormat]]: { schema: wireSchema(declared.body) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: declared.replyFormat === 'file' ? 'The file, or the envelope of a refusal.' : 'The envelope.',
        content: {
          ...(declared.replyFormat === 'file' ? { '*/*': { schema: { type: 'string', format: 'binary' } } } : {}),
          'application/json': { schema: envelope(declared.reply) },
        },
      },
      [rateLimitStatus]: { $ref: '#/components/responses/rateLimited' },
    },
  };
}

/** Success with its Body, or an error with its message. */
function envelope(reply: z.ZodType): JsonObject {
  const message = { type: ['string', 'null'], description: 'For the person who called.' };
  return {
    anyOf: [
      {
        type: 'object',
        properties: { ErrorCode: { const: errorCodes.success }, Msg: message, Body: wireSchema(reply) },
        required: reply.safeParse(undefined).success ? ['ErrorCode'] : ['ErrorCode', 'Body'],
      },
      {
        type: 'object',
        properties: {
          ErrorCode: {
            type: 'integer',
            not: { const: errorCodes.success },
            description: `${errorCodes.sessionGone}: the session is over; ${errorCodes.signature}: wrong signature.`,
          },
          Msg: message,
        },
        required: ['ErrorCode'],
      },
    ],
  };
}

function queryParameters(query: z.ZodType): JsonObject[] {
  if (!isSent(query)) return [];
  const { properties, required } = objectSchema.parse(wireSchema(query));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  required: z.array(z.string()).default([]),
});

const mediaTypes = { json: 'application/json', form: 'multipart/form-data' } as const;

function isSent(schema: z.ZodType): boolean {
  return !(schema instanceof z.ZodUndefined);
}

/** The shape on the wire. That is the input side of every schema: of requests and of replies, which both are parsed. */
function wireSchema(schema: z.ZodType): JsonObject {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    // Bytes and names that a function checks: JSON Schema has no word for the check itself.
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // The pattern of an instant says in a line of 300 characters what the format says.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
    },
  });
  return json;
}
