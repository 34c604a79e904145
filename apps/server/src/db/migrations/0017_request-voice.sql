-- What a video is made from names who speaks as the storyboard does, and says "subject" as everybody else does.
UPDATE "videos" SET "request" = ("request" - 'voiceId') || jsonb_build_object('voice', "request" -> 'voiceId') WHERE "request" ? 'voiceId';--> statement-breakpoint
UPDATE "videos" SET "request" = jsonb_set("request", '{kind}', '"subject"') WHERE "request" ->> 'kind' = 'idea';
