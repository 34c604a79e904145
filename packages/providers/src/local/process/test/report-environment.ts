// A program for tests. In place of a model's answer, it returns its environment.
import { serveModel } from '../serve-model.ts'

serveModel<object, object, object, Record<string, string | undefined>>({
  load: async (model) => model,
  answer: async () => ({ ...process.env }),
})
