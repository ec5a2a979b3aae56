/** Asks the director's dev server, see api.ts. */
import * as v from 'valibot';
import type { Question } from './api.ts';

const Texts = v.record(v.string(), v.string());
const Answer = v.object({
  disk: v.optional(Texts, {}),
  states: v.optional(v.array(Texts), []),
  told: v.optional(v.array(v.string()), []),
  text: v.optional(v.string(), ''),
  isSaved: v.optional(v.boolean(), false),
  refused: v.optional(v.string()),
});

/** Returns what belongs to the question; `refused` is the reason why a text cannot be changed. Throws for other errors. */
export async function ask(question: Question) {
  const answer = await fetch('/director/api', { method: 'POST', body: JSON.stringify(question) });
  const body = v.parse(Answer, await answer.json());
  if (!answer.ok && answer.status !== 409)
    throw new Error(body.refused ?? `the dev server answers ${answer.status}`);
  return body;
}
