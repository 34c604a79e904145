-- What a video is made from names its track as the storyboard does; `musicUrl` is the wire's word, for an address.
UPDATE "videos" SET "request" = ("request" - 'musicUrl') || jsonb_build_object('music', "request" -> 'musicUrl') WHERE "request" ? 'musicUrl';
