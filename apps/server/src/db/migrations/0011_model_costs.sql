CREATE TABLE "account_cost_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"micros" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_cost_days_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
CREATE TABLE "cost_days" (
	"day" date PRIMARY KEY NOT NULL,
	"micros" bigint DEFAULT 0 NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"account_id" uuid,
	"video_id" uuid,
	"source" text NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"micros" bigint NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "is_host" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_cost_days" ADD CONSTRAINT "account_cost_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_video" ON "model_calls" USING btree ("video_id","question");--> statement-breakpoint
CREATE INDEX "model_calls_day" ON "model_calls" USING btree ("day");